import ExampleTestSupport
import Foundation
import GRPCNIOTransportHTTP2Posix

/// An authority, and certificates that it has signed, created with the command `openssl` for one test.
struct Certificates: Sendable {
  /// A certificate and its private key.
  struct Identity: Sendable {
    let certificate: String
    let key: String

    var chain: [TLSConfig.CertificateSource] { [.file(path: certificate, format: .pem)] }
    var privateKey: TLSConfig.PrivateKeySource { .file(path: key, format: .pem) }
  }

  private let folder: TemporaryFolder
  private let authority: Identity

  /// The certificate of the authority, for a client or a server that trusts it.
  var trust: TLSConfig.TrustRootsSource { .certificates(authority.chain) }

  /// Creates an authority.
  init() async throws {
    folder = try TemporaryFolder()
    authority = Identity(certificate: folder.path("authority.pem"), key: folder.path("authority.key"))
    try await Self.openssl(
      ["req", "-x509", "-subj", "/CN=Test authority", "-days", "2", "-out", authority.certificate]
        + Self.newKey(authority.key))
  }

  /// Returns a certificate for a name, which the authority has signed.
  func identity(of name: String) async throws -> Identity {
    let identity = Identity(certificate: folder.path("\(name).pem"), key: folder.path("\(name).key"))
    let request = folder.path("\(name).csr")
    try folder.write("subjectAltName=DNS:\(name)\n", to: "\(name).extensions")
    try await Self.openssl(["req", "-new", "-subj", "/CN=\(name)", "-out", request] + Self.newKey(identity.key))
    try await Self.openssl([
      "x509", "-req", "-in", request, "-days", "2", "-CA", authority.certificate, "-CAkey", authority.key,
      "-CAcreateserial", "-extfile", folder.path("\(name).extensions"), "-out", identity.certificate,
    ])
    return identity
  }

  private static func newKey(_ path: String) -> [String] {
    ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", path]
  }

  private static func openssl(_ arguments: [String]) async throws {
    let ending = try await ChildProcess(URL(fileURLWithPath: "/usr/bin/openssl"), arguments).ending()
    guard ending.status == 0 else { throw Failure(arguments: arguments, output: ending.errors) }
  }

  private struct Failure: Error {
    let arguments: [String]
    let output: String
  }
}
