import FurnishSyntax

// The wording of the diagnostics of the macros; that of the fixes is in `MacroFixIt+Wording.swift`. The compiler shows
// the place; a message names the error, and then its fix. The identifiers stay as they are when the words change.

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

  static func injectionIsProvider(_ type: String) -> Self {
    .error(
      "injection-is-provider",
      "'provider' is the property from which the injections of '\(type)' are resolved: give this one another name")
  }

  static func injectionIsStatic(_ property: String) -> Self {
    .error(
      "injection-is-static",
      "'\(property)' is a property of the type, which has no provider: make it a property of the instances")
  }

  static func injectionIsLazy(_ property: String) -> Self {
    .error(
      "injection-is-lazy",
      "'\(property)' is 'lazy', but '@Injection' resolves its service at the first read already: remove one of them")
  }

  static func injectionIsWeak(_ property: String, _ modifier: String) -> Self {
    .error(
      "injection-is-weak",
      "'\(property)' is '\(modifier)', but an injection retains its service: remove '\(modifier)', or register the service with 'lifetime: .weak' and resolve it from the provider at each use"
    )
  }

  static func injectionIsConstant(_ property: String) -> Self {
    .error(
      "injection-is-constant",
      "'\(property)' is a 'let', but an injection is set when it is first read: make it a 'var'")
  }

  static func injectionIsOutside(_ property: String) -> Self {
    .error(
      "injection-is-outside",
      "'\(property)' is in no class, struct or actor, so it has no provider: move it into one")
  }

  static func injectionHasNoType(_ property: String) -> Self {
    .error(
      "injection-has-no-type",
      "'\(property)' has no type, which determines the service: write it, as in 'var \(property): any Log'")
  }

  static func injectionIsOpaque(_ property: String, _ type: String) -> Self {
    .error(
      "injection-is-opaque",
      "'\(property)' is 'some \(type)', which hides the type of the service: inject 'any \(type)'")
  }

  static func injectionIsWatched(_ property: String) -> Self {
    .error(
      "injection-is-watched",
      "'\(property)' has 'willSet' or 'didSet', which cannot be combined with the accessors of '@Injection': remove them"
    )
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
      "'\(property)' is inside '#if', so the container cannot validate it, and the initializer has no parameter for it: declare it unconditionally, or make its type optional"
    )
  }
}

extension MacroDiagnostic {
  /// A comment in generated code: see ``InjectionShape/noteAboutProvider(in:)``.
  static let commentOnProvider = "write '@Injectable' before the type, or declare its 'provider'"
}

// MARK: @Service and @Injectable

extension MacroDiagnostic {
  static func attributeNeedsOwner(_ attribute: String, _ kind: DeclarationKind?) -> Self {
    let found = kind.map { "; this is \($0.described)" } ?? ""
    return .error(
      "\(attribute.lowercased())-needs-owner",
      "'@\(attribute)' is for classes, structs and actors, which can store services\(found)")
  }

  static func typeIsNoncopyable(_ attribute: String, _ type: String) -> Self {
    .error(
      "type-is-noncopyable",
      "'@\(attribute)' is for types whose values can be copied: remove '~Copyable' from '\(type)', or store the value in a class"
    )
  }

  static func typeIsHidden(_ attribute: String, _ type: String) -> Self {
    .error(
      "type-is-hidden",
      "'@\(attribute)' extends '\(type)' outside of the type that contains it, where a 'private' type is not visible: make it 'fileprivate'"
    )
  }

  static func ownerIsHidden(_ attribute: String, _ type: String, in owner: String) -> Self {
    .error(
      "owner-is-hidden",
      "'@\(attribute)' extends '\(type)' outside of '\(owner)', which is 'private' and not visible there: make '\(owner)' 'fileprivate'"
    )
  }

  static func injectableIsService(_ type: String) -> Self {
    .error(
      "injectable-is-service",
      "'\(type)' is a '@Service', which has a provider already: remove '@Injectable'")
  }

  static var serviceArgument: Self {
    .error(
      "service-argument",
      "'@Service' takes the type that is requested, as in '@Service((any Log).self)', or no argument if that is the type itself"
    )
  }

  static func serviceChangesInterface(_ type: String) -> Self {
    .error(
      "service-changes-interface",
      "'\(type)' inherits from a service, and is requested by its interface: remove the argument, or store the other service in a property of '\(type)' instead of inheriting from it"
    )
  }

  static func serviceHasUninitializedProperty(_ type: String, _ property: String) -> Self {
    .error(
      "service-has-uninitialized-property",
      "'init(provider:)' of '\(type)' has no value for '\(property)': give it one here, inject it with '@Injection', or write 'init(provider:)' yourself"
    )
  }

  static func serviceInitializer(isFailable: Bool) -> Self {
    .error(
      "service-initializer",
      isFailable
        ? "The container needs a service from 'init(provider:)', and not nil: make it throw instead"
        : "The container creates the service synchronously: make 'init(provider:)' synchronous, or register an asynchronous recipe: 'register(\u{2026}) { try await \u{2026} }'"
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
      "Several cases are called '\(name)', so they have no property: give them different names")
  }
}

// MARK: @CaseAccessors and @ClosureService

extension MacroDiagnostic {
  static func operatorOfConformance(
    _ name: String, _ conformance: String, of type: String, _ attribute: String
  ) -> Self {
    .error(
      "operator-of-conformance",
      "With '@\(attribute)', the compiler does not use this '\(name)' for the conformance to '\(conformance)' before the brace: move the conformance to an extension, 'extension \(type): \(conformance) {}'"
    )
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
      "'\(property)' needs a default value: add it, as in 'var retries = 3'")
  }

  static func entryIsConstant(_ property: String) -> Self {
    .error(
      "service-entry-is-constant",
      "'\(property)' is a 'let', but an entry can be overridden: make it a 'var'")
  }

  static func entryIsStatic(_ property: String, _ modifier: String) -> Self {
    .error(
      "service-entry-is-static",
      "'\(property)' is '\(modifier)', but an entry is a computed property of the instances: remove '\(modifier)'")
  }

  static func entryIsComputed(_ property: String) -> Self {
    .error(
      "service-entry-is-computed",
      "'\(property)' has accessors already, which '@ServiceEntry' would write: give it a value instead of them")
  }
}
