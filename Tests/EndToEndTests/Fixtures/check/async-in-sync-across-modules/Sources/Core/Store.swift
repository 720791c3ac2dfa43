public struct Store: Sendable {
  public static func open(path: String = "store") async throws -> Store { Store() }
}
