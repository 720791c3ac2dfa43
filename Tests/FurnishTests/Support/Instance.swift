/// An object with an identity.
final class Instance: Sendable {
  let name: String

  init(_ name: String = "") { self.name = name }
}
