import FurnishSyntax
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ServiceEntry`: a property of `ServiceValues`, and the key behind it.
package enum ServiceEntryMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard case .entry(let property) = EntryShape(declaration, in: context) else { return [] }
    let key = key(of: property)
    return [
      """
      get {
        self[\(raw: key).self]
      }
      """,
      """
      set {
        self[\(raw: key).self] = newValue
      }
      """,
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch EntryShape(declaration, in: context) {
    case .wrong(let report):
      report(context)
      return []
    case .entry(let property):
      // An implicitly unwrapped optional cannot be a generic argument.
      let type = property.type.map { $0.hasSuffix("!") ? "<\($0.dropLast())?>" : "<\($0)>" } ?? ""
      let others = ["preview", "test"].compactMap { (label: String) -> String? in
        node.argument(label).map { ", \(label): \($0.trimmedDescription)" }
      }
      return [
        """
        private enum \(raw: key(of: property)): Furnish.ServiceEntryKey {
          static let entry = Furnish.ServiceEntryDefaults\(raw: type)(of: "\(raw: property.name)", live: \
        \(raw: value(of: property))\(raw: others.joined()))
        }
        """
      ]
    }
  }

  private static func value(of property: PropertyFacts) -> String {
    guard let value = property.initialValue else { return "nil" }
    // `if` and `switch` are expressions only where a variable receives its value.
    let isStatement = ["if ", "switch "].contains(where: value.hasPrefix)
    return isStatement ? "{ \(value) }()" : value
  }

  private static func key(of property: PropertyFacts) -> String { Identifier.spelled("_entry_\(property.name)") }
}
