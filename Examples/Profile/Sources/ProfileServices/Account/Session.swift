/// The session of a user, with the token that proves the session to the server.
public struct Session: Codable, Sendable, Hashable {
  public var user: User
  public var token: String

  public init(user: User, token: String) {
    self.user = user
    self.token = token
  }
}
