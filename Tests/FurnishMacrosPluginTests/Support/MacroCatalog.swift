import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// All macros of the plugin, by the names of their attributes. Tests of all macros read them here, so that none is left out.
enum MacroCatalog {
  /// The conformances that the declaration of a macro lists.
  private static let conformances = [
    "Injectable": ["Injectable"],
    "Service": ["ServiceImplementation"],
    "ClosureService": ["ClosureService"],
    "RemoteService": ["RemoteService"],
  ]

  /// The macros by the names of their attributes, which are those of their types: `Service` for `ServiceMacro`. It is
  /// computed, since types of macros are not `Sendable` in every version of swift-syntax.
  static var macros: [String: any Macro.Type] {
    Dictionary(
      uniqueKeysWithValues: MacroList.all.map { macro in
        let name = String(describing: macro)
        precondition(name.hasSuffix("Macro"), "\(name) is not called …Macro")
        return (String(name.dropLast("Macro".count)), macro)
      })
  }

  static func specifications(without conforming: Set<String>) -> [String: MacroSpec] {
    Dictionary(
      uniqueKeysWithValues: macros.map { name, macro in
        let missing = conformances[name, default: []].filter { !conforming.contains($0) }
        return (
          name,
          MacroSpec(type: macro, conformances: missing.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) })
        )
      })
  }
}
