/// A type that is reported as not compared.
struct UncomparedType: Hashable {
  let type: String
  let obstacle: RemoteObstacle
  /// Whether the type of the server is the reason. Otherwise it is the type of the program that is checked.
  let onServer: Bool
}
