import SwiftCompilerPlugin
package import SwiftSyntaxMacros

@main
package struct FurnishMacrosPlugin: CompilerPlugin {
  package let providingMacros: [any Macro.Type] = [
    ClosureServiceMacro.self,
    InjectableMacro.self,
    InjectionMacro.self,
    ServiceMacro.self,
  ]

  package init() {}
}
