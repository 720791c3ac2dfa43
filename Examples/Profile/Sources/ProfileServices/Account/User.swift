/// A person with an account.
public struct User: Codable, Sendable, Hashable {
  public var id: String
  public var name: String
  public var email: String

  public init(id: String, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }
}

/// A user with a session, and the token that proves it to the server.
public struct Session: Codable, Sendable, Hashable {
  public var user: User
  public var token: String

  public init(user: User, token: String) {
    self.user = user
    self.token = token
  }
}
