import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct FurnishMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
