// The wording of the diagnostics of '@ClosureService', and of its fixes.

extension MacroDiagnostic {
  static func closureServiceNoStruct(_ name: String, _ keyword: String) -> Self {
    .error(
      "closure-service-no-struct",
      "'@ClosureService' is for structs of closures, and '\(name)' is declared as \(keyword == "actor" || keyword == "enum" ? "an" : "a") \(keyword): make it a struct whose endpoints are closures"
    )
  }

  static func closureServiceNotSendable(_ name: String) -> Self {
    .error(
      "closure-service-not-sendable",
      "'\(name)' is used from any task, so it must be 'Sendable': write 'struct \(name): Sendable'")
  }

  static func closureServiceWithoutStore(_ name: String) -> Self {
    .warning(
      "closure-service-without-store",
      "'\(name)' owns no store: declare one, as in 'let store: \(name.withoutServiceSuffix)Store', or state that it has none"
    )
  }

  static let noteAboutServicesWithoutStore = "write '@ClosureService(store: .none)' for a service that has none"

  static func closureServiceWithoutEndpoints(_ name: String) -> Self {
    .warning(
      "closure-service-without-endpoints",
      "'\(name)' has no endpoints: add one, as in 'var fetch: @Sendable () async throws -> Void'")
  }

  static func storeArgumentWithoutStore(_ name: String) -> Self {
    .error(
      "store-argument-without-store",
      "'\(name)' has no store to put this into: declare one, as in 'let store: \(name.withoutServiceSuffix)Store'")
  }

  static func storeInAServiceWithoutStore(_ name: String) -> Self {
    .error(
      "store-in-a-service-without-store",
      "'\(name)' is a store, but 'store: .none' states that the service has none: remove one of the two")
  }

  static func storeNeedsExpression(_ name: String) -> Self {
    .error(
      "store-needs-expression",
      "'unimplemented' cannot create '\(name)': pass an expression that does, as in '@ClosureService(store: MemoryStore())'"
    )
  }

  /// A comment in generated code: see ``StoreExpression/comment``.
  static let commentOnStoreCreation =
    "created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'"

  static func endpointIsConstant(_ name: String) -> Self {
    .error(
      "endpoint-is-constant",
      "the endpoint '\(name)' could not be replaced in tests and previews: declare it with 'var'")
  }

  static func endpointNotSendable(_ name: String) -> Self {
    .error(
      "endpoint-not-sendable",
      "the endpoint '\(name)' is called from any task, so its type must be '@Sendable'")
  }

  static func endpointWithoutType(_ name: String) -> Self {
    .error(
      "endpoint-without-type",
      "the endpoint '\(name)' needs its type written out, as in 'var \(name): @Sendable () -> Void = …'")
  }

  static func endpointWithIsolatedParameter(_ name: String) -> Self {
    .error(
      "endpoint-with-isolated-parameter",
      "the endpoint '\(name)' takes the actor on which it runs, so no interceptor can be put around it: name a global actor instead, as in '@MainActor @Sendable () -> Void'"
    )
  }

  static func endpointWithParameterAfterVariadic(_ name: String) -> Self {
    .error(
      "endpoint-with-parameter-after-variadic",
      "no closure can be written for the endpoint '\(name)', since a parameter follows its variadic one: put the variadic one last"
    )
  }

  static func endpointWithAttribute(_ name: String, _ attribute: String) -> Self {
    .error(
      "endpoint-with-attribute",
      "no interceptor can be put around the endpoint '\(name)' if '\(attribute)' is a property wrapper: remove it, or, if it is a global actor, write it in the type, as in '@MainActor @Sendable () -> Void'"
    )
  }

  static func endpointIsConditional(_ name: String) -> Self {
    .error(
      "endpoint-is-conditional",
      "a macro cannot determine whether the endpoint '\(name)' is compiled: declare it outside of '#if', and put the condition into its closure"
    )
  }

  static func propertyWithoutValue(_ name: String) -> Self {
    .error(
      "property-without-value",
      "'\(name)' is neither the store nor an endpoint, so 'unimplemented' has no value for it: give it one here, or, if it is an endpoint, write its type out as a '@Sendable' function"
    )
  }
}

extension MacroFixIt {
  static var makeItAStruct: Self { Self("make-struct", "Make it a 'struct'") }

  static var addSendable: Self { Self("add-sendable", "Add 'Sendable'") }

  static var addSendableAttribute: Self { Self("add-sendable-attribute", "Add '@Sendable'") }

  static var declareAbsentStore: Self { Self("say-no-store", "State that it has none: 'store: .none'") }

  static var removeAbsentStore: Self { Self("remove-absent-store", "Remove 'store: .none'") }
}

extension String {
  /// `Landmark` for `LandmarkService`.
  fileprivate var withoutServiceSuffix: String {
    hasSuffix("Service") && count > "Service".count ? String(dropLast("Service".count)) : self
  }
}
