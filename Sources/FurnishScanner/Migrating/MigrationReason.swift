/// Why a piece of code is left, and what to do about it. The reasons are in the files `MigrationReason+…Wording.swift`.
struct MigrationReason: Hashable {
  let text: String

  init(_ text: String) { self.text = text }
}

/// The reasons that code of any library is left for.
extension MigrationReason {
  static func notSendable(_ type: String) -> Self {
    Self(
      "\(type) is not Sendable, and tasks share this instance: make it Sendable, or use registerOnMainActor")
  }

  static func genericRequest(_ type: String) -> Self {
    Self("a request for the generic type \(type) needs \(type): Sendable; write it by hand")
  }

  static let unknownName = Self("the name is not written here: pass a ServiceName")

  static let manyArguments = Self("a recipe takes at most two arguments: pass them as one struct")
}
