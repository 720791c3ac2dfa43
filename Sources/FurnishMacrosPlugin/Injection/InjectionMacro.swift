import FurnishSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Injection`: a property that requests a service from its owner's provider when it is first read.
package enum InjectionMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    switch InjectionShape(declaration, in: context) {
    case .requesting(let injection, let owner):
      requestingAccessors(injection, in: owner, note: InjectionShape.noteAboutProvider(in: context))
    case .valued(let property, _):
      ["get { \(raw: storage(of: property)) }", "set { \(raw: storage(of: property)) = newValue }"]
    case .leftAlone: []
    case .wrong: recoveringAccessors(declaration)
    }
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch InjectionShape(declaration, in: context) {
    case .requesting(let injection, let owner): return [requestingStorage(injection, in: owner)]
    case .valued(let property, let value):
      let type = property.type.map { ": \($0)" } ?? ""
      return ["private var \(raw: storage(of: property))\(raw: type) = \(raw: value)"]
    case .leftAlone: return []
    case .wrong(let report):
      report(context)
      return []
    }
  }

  /// Returns a getter after an error, where the compiler accepts one. Without the getter, the compiler also reports
  /// that the macro wrote no accessor.
  private static func recoveringAccessors(_ declaration: some DeclSyntaxProtocol) -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self).map(PropertyFacts.reading)?.first, property.isAlone,
      property.isVariable, let type = property.type, !type.hasPrefix("some "), property.initialValue == nil,
      !property.isComputed, !property.hasObservers,
      !property.isLazy
    else { return [] }
    return ["get { Swift.fatalError() }"]
  }

  private static func requestingAccessors(
    _ injection: InjectionProperty, in owner: DeclarationKind, note: String
  ) -> [AccessorDeclSyntax] {
    let storage = storage(of: injection.property)
    let name = injection.registrationName.map { ", named: \($0)" } ?? ""
    // Setting a copy of a struct must not set the original.
    let set = owner == .struct ? "\(storage) = Furnish.InjectionStorage(newValue)" : "\(storage).store(newValue)"
    return [
      """
      get {
        \(raw: storage).value(of: "\(raw: injection.name)", in: Self.self\(raw: name), from: provider)\(raw: note)
      }
      """,
      """
      set {
        \(raw: set)
      }
      """,
    ]
  }

  /// Returns the stored property behind an injected property. In classes and actors it is a constant, which `Sendable`
  /// types may have and any thread may read.
  private static func requestingStorage(_ injection: InjectionProperty, in owner: DeclarationKind) -> DeclSyntax {
    let isolation = injection.property.isNonisolated ? "nonisolated " : ""
    return """
      \(raw: isolation)private \(raw: owner == .struct ? "var" : "let") \(raw: storage(of: injection.property)) = \
      Furnish.InjectionStorage<\(raw: injection.type)>()
      """
  }

  /// Returns the name of the stored property behind an injected property.
  static func storage(of property: PropertyFacts) -> String { Identifier.spelled("_injection_\(property.name)") }
}
