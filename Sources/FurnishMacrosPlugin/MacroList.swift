import SwiftSyntaxMacros

/// The macros of this module.
enum MacroList {
  /// The type of each macro. Computed, since types of macros are not `Sendable` with every version of swift-syntax.
  static var all: [any Macro.Type] {
    [
      CaseAccessorsMacro.self,
      ClosureServiceMacro.self,
      IdempotentMacro.self,
      InjectableMacro.self,
      InjectionMacro.self,
      LocalEndpointMacro.self,
      RemoteServiceMacro.self,
      ServiceEntryMacro.self,
      ServiceMacro.self,
    ]
  }
}
