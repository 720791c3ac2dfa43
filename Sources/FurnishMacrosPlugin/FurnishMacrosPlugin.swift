import SwiftCompilerPlugin
package import SwiftSyntaxMacros

@main
package struct FurnishMacrosPlugin: CompilerPlugin {
  package let providingMacros: [any Macro.Type] = [
    CaseAccessorsMacro.self,
    ClosureServiceMacro.self,
    InjectableMacro.self,
    InjectionMacro.self,
    ServiceEntryMacro.self,
    ServiceMacro.self,
  ]

  package init() {}
}
