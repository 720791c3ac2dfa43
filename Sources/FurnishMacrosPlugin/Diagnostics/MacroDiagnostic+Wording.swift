import FurnishSyntax

// The one place for the words of every diagnostic of the macros; those of the fixes are in
// `MacroFixIt+Wording.swift`. The compiler shows where; a message names the error, and then its fix. The identifiers
// stay as they are when the words change.

// MARK: @Injection

extension MacroDiagnostic {
  static var injectionNeedsProperty: Self {
    .error("injection-needs-property", "'@Injection' is for properties: put it before a 'var' with a type")
  }

  static var injectionNeedsOneProperty: Self {
    .error(
      "injection-needs-one-property",
      "'@Injection' is for one property at a time: declare each with a 'var' and an '@Injection' of its own")
  }

  static func injectionIsStatic(_ property: String) -> Self {
    .error(
      "injection-is-static",
      "'\(property)' belongs to the type, which has no provider to ask: make it a property of the instances")
  }

  static func injectionIsLazy(_ property: String) -> Self {
    .error(
      "injection-is-lazy",
      "'\(property)' is 'lazy', and '@Injection' is so already: it asks when it is first read; remove one of them")
  }

  static func injectionIsWeak(_ property: String, _ modifier: String) -> Self {
    .error(
      "injection-is-weak",
      "'\(property)' is '\(modifier)', but an injection keeps what it gets: remove '\(modifier)', or register the service with 'lifetime: .weak' and ask the provider each time"
    )
  }

  static func injectionIsConstant(_ property: String) -> Self {
    .error(
      "injection-is-constant",
      "'\(property)' is a 'let', but an injection gets its value when it is first read: make it a 'var'")
  }

  static func injectionIsOutside(_ property: String) -> Self {
    .error(
      "injection-is-outside",
      "'\(property)' is in no class, struct or actor, and so there is no provider to ask: move it into one")
  }

  static func injectionHasNoType(_ property: String) -> Self {
    .error(
      "injection-has-no-type",
      "'\(property)' does not say what to ask for: write its type, as in 'var \(property): any Log'")
  }

  static func injectionIsOpaque(_ property: String, _ type: String) -> Self {
    .error(
      "injection-is-opaque",
      "'\(property)' is 'some \(type)', which only the code that makes it could know: ask for 'any \(type)'")
  }

  static func injectionIsWatched(_ property: String) -> Self {
    .error(
      "injection-is-watched",
      "'\(property)' has 'willSet' or 'didSet', which cannot stand beside the accessors of '@Injection': remove them")
  }

  static func injectionIsObserved(_ property: String) -> Self {
    .error(
      "injection-is-observed",
      "'@Observable' would write the accessors of '\(property)' a second time: add '@ObservationIgnored' after '@Injection'"
    )
  }

  static func injectionIsConditional(_ property: String) -> Self {
    .warning(
      "injection-is-conditional",
      "'\(property)' stands behind '#if', so neither the container knows of it before it runs, nor has the initializer a parameter for it: declare it always, or make its type optional"
    )
  }
}

// MARK: @Service and @Injectable

extension MacroDiagnostic {
  static func attributeNeedsOwner(_ attribute: String, _ kind: DeclarationKind?) -> Self {
    let found = kind.map { "; this is \($0.described)" } ?? ""
    return .error(
      "\(attribute.lowercased())-needs-owner",
      "'@\(attribute)' is for classes, structs and actors, which can keep what they get\(found)")
  }

  static func injectableIsService(_ type: String) -> Self {
    .error(
      "injectable-is-service",
      "'\(type)' is a '@Service', which has a provider already: remove '@Injectable'")
  }

  static var serviceArgument: Self {
    .error(
      "service-argument",
      "'@Service' takes the type to ask for, as in '@Service((any Log).self)', or nothing, where that is the type itself"
    )
  }

  static func serviceChangesInterface(_ type: String) -> Self {
    .error(
      "service-changes-interface",
      "'\(type)' inherits from a service, and is asked for by the interface of that: remove the argument, or let '\(type)' have the other service instead of inheriting from it"
    )
  }

  static func serviceHasUninitializedProperty(_ type: String, _ property: String) -> Self {
    .error(
      "service-has-uninitialized-property",
      "'init(provider:)' of '\(type)' has no value for '\(property)': give it one here, ask for it with '@Injection', or write 'init(provider:)' yourself"
    )
  }

  static func serviceInitializer(isFailable: Bool) -> Self {
    .error(
      "service-initializer",
      isFailable
        ? "The container needs a service of 'init(provider:)', and not nil: let it throw instead"
        : "The container makes services at once: let 'init(provider:)' not be 'async', or register a recipe that is: 'register(\u{2026}) { try await \u{2026} }'"
    )
  }
}

// MARK: @CaseAccessors

extension MacroDiagnostic {
  static func casesNeedEnum(_ kind: DeclarationKind?) -> Self {
    let found = kind.map { "; this is \($0.described)" } ?? ""
    return .error("case-accessors-need-enum", "'@CaseAccessors' is for enums, which have cases\(found)")
  }

  static func casesShareName(_ name: String) -> Self {
    .warning(
      "case-accessors-share-name",
      "More than one case is called '\(name)', so no property can stand for it: give them different names")
  }
}

// MARK: @ServiceEntry

extension MacroDiagnostic {
  static var entryNeedsProperty: Self {
    .error(
      "service-entry-needs-property",
      "'@ServiceEntry' is for a property of 'ServiceValues': 'extension ServiceValues { @ServiceEntry var retries = 3 }'"
    )
  }

  static func entryIsElsewhere(_ property: String) -> Self {
    .error(
      "service-entry-is-elsewhere",
      "'\(property)' is an entry of 'ServiceValues', and can be declared in an extension of that alone: move it to 'extension ServiceValues'"
    )
  }

  static var entryNeedsOneProperty: Self {
    .error(
      "service-entry-needs-one-property",
      "'@ServiceEntry' is for one property at a time: declare each with a 'var' and a '@ServiceEntry' of its own")
  }

  static func entryHasNoValue(_ property: String) -> Self {
    .error(
      "service-entry-has-no-value",
      "'\(property)' needs a value for where nobody has set one: add it, as in 'var retries = 3'")
  }

  static func entryIsConstant(_ property: String) -> Self {
    .error(
      "service-entry-is-constant",
      "'\(property)' is a 'let', but an entry is there to be set: make it a 'var'")
  }

  static func entryIsStatic(_ property: String, _ modifier: String) -> Self {
    .error(
      "service-entry-is-static",
      "'\(property)' is '\(modifier)', but it is the values that have entries: remove '\(modifier)'")
  }

  static func entryIsComputed(_ property: String) -> Self {
    .error(
      "service-entry-is-computed",
      "'\(property)' has accessors already, which '@ServiceEntry' would write: give it a value instead of them")
  }
}
