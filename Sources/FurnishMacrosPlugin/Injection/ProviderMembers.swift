import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// The property `provider`, where the author wrote none.
enum ProviderMembers {
  static let storage = "_injectionProvider"

  static func declarations(in type: ServiceDeclaration) -> [DeclSyntax] {
    let access = type.access.forMember.modifier
    if type.kind == .struct { return ["\(raw: access)var provider: (any Furnish.ServiceProvider)?"] }
    // The class may be `Sendable` through its superclass, which a macro cannot read: so the provider is in a constant.
    let isolation = isNonisolated(in: type) ? "nonisolated " : ""
    return [
      "\(raw: isolation)private let \(raw: storage) = Furnish.InjectionProvider()",
      """
      \(raw: isolation)\(raw: access)var provider: (any Furnish.ServiceProvider)? {
        get {
          \(raw: storage).provider
        }
        set {
          \(raw: storage).provider = newValue
        }
      }
      """,
    ]
  }

  /// Returns the statement by which an initializer stores its provider; nil if no statement can.
  static func assignment(in type: ServiceDeclaration) -> String? {
    guard let provider = type.provider else {
      // Not through the property: it must not be used before `super.init`.
      return type.kind == .struct ? "self.provider = provider" : "\(storage).provider = provider"
    }
    if provider.isComputed { return provider.hasSetter ? "self.provider = provider" : nil }
    return provider.isVariable || provider.initialValue == nil ? "self.provider = provider" : nil
  }

  /// Returns whether the members are `nonisolated`. Those of an actor are, so that they can be read without `await`, as
  /// in other types.
  private static func isNonisolated(in type: ServiceDeclaration) -> Bool {
    type.kind == .actor || type.injections.contains(where: \.property.isNonisolated)
  }
}
