/// The reason why the migration does not rewrite a piece of code, with the step that its author has to take. The
/// reasons are in the files `MigrationReason+…Wording.swift`.
struct MigrationReason: Hashable {
  let text: String

  init(_ text: String) { self.text = text }
}

/// The reasons why code that uses any library is not rewritten.
extension MigrationReason {
  static func notSendable(_ type: String) -> Self {
    Self(
      "\(type) is not Sendable, and tasks share this instance: make it Sendable, or use registerOnMainActor")
  }

  static func notSendableRequest(_ type: String) -> Self {
    Self("\(type) is not Sendable, so only the main actor can resolve it: make it Sendable, or this code @MainActor")
  }

  static let genericRequest = Self(
    "the type that is requested is generic, or not written here: Furnish needs a Sendable one, so write it by hand")

  static let conflict = Self("this file cannot be rewritten without losing code or comments, so no file was changed")

  static func remaining(_ name: String) -> Self {
    Self("\(name) is left, as this use of it has no certain counterpart: rewrite it by hand")
  }

  static let unknownName = Self("the name is not written here: pass a ServiceName")

  static let manyArguments = Self("a recipe takes at most two arguments: pass them as one struct")
}
