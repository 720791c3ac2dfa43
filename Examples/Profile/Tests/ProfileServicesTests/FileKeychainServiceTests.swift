import ExampleTestSupport
import Foundation
import Furnish
import FurnishTesting
import ProfileServices
import Testing

/// Secrets in a file.
@Suite(.services) struct FileKeychainServiceTests {
  private let folder: TemporaryFolder
  private let keychain = FileKeychainService()

  init() throws {
    folder = try TemporaryFolder()
    ServiceLocator.shared.addService(service: FixedConfig(folder: folder.url) as any ConfigService)
  }

  private var path: String { folder.path("keychain.json") }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `the next run of the program finds a secret`() throws {
    try keychain.save("token", for: "session")
    #expect(try FileKeychainService().load("session") == "token")
  }

  @Test func `a keychain without a file has no secret`() throws {
    #expect(try keychain.load("session") == nil)
    try keychain.delete("session")
    #expect(try folder.names == [])
  }

  @Test func `only the owner can read the file`() throws {
    try keychain.save("token", for: "session")
    #expect(try mode(path) == 0o600)
    try keychain.save("other", for: "session")
    #expect(try mode(path) == 0o600)
  }

  @Test func `no temporary file remains`() throws {
    try keychain.save("token", for: "session")
    try keychain.save("other", for: "session")
    #expect(try folder.names == ["keychain.json"])
  }

  @Test func `a change replaces the file`() throws {
    try keychain.save("token", for: "session")
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try keychain.save("other", for: "session")
    let old = try reader.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    #expect(old == #"{"session":"token"}"#)
  }

  @Test func `deleting a secret leaves the others`() throws {
    try keychain.save("token", for: "session")
    try keychain.save("blue", for: "color")
    try keychain.delete("session")
    #expect(try keychain.load("session") == nil)
    #expect(try keychain.load("color") == "blue")
  }

  @Test func `many changes at the same time are all stored`() async throws {
    let keychain = keychain
    try await withThrowingTaskGroup { group in
      for number in 0..<20 { group.addTask { try keychain.save("\(number)", for: "key \(number)") } }
      try await group.waitForAll()
    }
    for number in 0..<20 { #expect(try keychain.load("key \(number)") == "\(number)") }
  }

  @Test(arguments: [0o644, 0o660, 0o604])
  func `a file that other users can read is refused`(mode: Int) throws {
    try keychain.save("token", for: "session")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    #expect(throws: KeychainError.open(path: path, mode: String(mode, radix: 8))) {
      try keychain.load("session")
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"session":1}"#])
  func `a damaged file is refused`(text: String) throws {
    try folder.write(text, to: "keychain.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(throws: KeychainError.damaged(path: path)) { try keychain.load("session") }
    #expect(throws: KeychainError.damaged(path: path)) { try keychain.save("token", for: "session") }
  }

  @Test func `a folder that cannot be created is an error`() throws {
    try folder.write("", to: "file")
    let inside = folder.url.appending(path: "file/folder", directoryHint: .isDirectory)
    ServiceLocator.shared.addService(service: FixedConfig(folder: inside) as any ConfigService)
    #expect(throws: KeychainError.self) { try keychain.save("token", for: "session") }
  }
}
