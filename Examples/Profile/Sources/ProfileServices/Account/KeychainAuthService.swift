import Foundation
import Furnish

/// A service that stores the session in the keychain, from one run of the program to the next.
public struct KeychainAuthService: AuthService {
  static let key = "session"

  @Injected private var network: any NetworkService
  @Injected private var keychain: any KeychainService

  public init() {}

  public func session() throws(KeychainError) -> Session? {
    guard let text = try keychain.load(KeychainAuthService.key) else { return nil }
    // A session in the format of another version counts as none.
    return try? JSONDecoder().decode(Session.self, from: Data(text.utf8))
  }

  public func login(email: String, password: String) async throws -> User {
    let session = try await network.login(email: email, password: password)
    let text = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
    try keychain.save(text, for: KeychainAuthService.key)
    return session.user
  }

  public func logout() throws(KeychainError) {
    try keychain.delete(KeychainAuthService.key)
  }
}
