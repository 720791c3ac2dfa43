import SwiftCompilerPlugin
package import SwiftSyntaxMacros

@main
package struct FurnishMacrosPlugin: CompilerPlugin {
  package let providingMacros: [any Macro.Type] = MacroList.all

  package init() {}
}
