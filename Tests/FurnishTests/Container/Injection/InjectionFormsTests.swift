import Testing

@testable import Furnish

/// A provider of another library, which has the services of a container.
private final class OtherProvider: ScopedProvider {
  private let scope: ServiceScope
  init(_ scope: ServiceScope) { self.scope = scope }

  func find<T>(_ request: ServiceRequest<T>) throws -> T? { try scope.find(request) }
  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] { try scope.findAll(request) }
  func findAll<T, Key: Hashable>(_ request: ServiceRequest<T>, by key: Key.Type) throws -> [Key: T] {
    try scope.findAll(request, by: key)
  }
  func makeScope() -> OtherProvider { self }
  func close() {}
}

/// A type of an injected property, and what it contains if lamps are registered and if none is.
private struct Form: Sendable, CustomTestStringConvertible {
  enum Missing: Equatable {
    /// The validation finds nothing, and the property has this content.
    case content(String)
    /// The validation reports the service, and reading the property fails.
    case fails
    /// The validation reports the service, and using the property fails.
    case failsLater
  }

  let type: String
  let registered: String
  let missing: Missing
  let declaration: @Sendable (ServiceName?) -> ServiceInjection
  let read: @Sendable (any ServiceProvider, ServiceName?) throws -> String

  init<Value>(
    _ type: Value.Type, registered: String = "lantern", missing: Missing,
    _ content: @escaping @Sendable (Value) throws -> String
  ) {
    (self.type, self.registered, self.missing) = ("\(type)", registered, missing)
    declaration = { ServiceInjection(Value.self, name: $0) }
    read = { provider, name in
      let value: Value = try provider.injection(named: name)
      return try content(value)
    }
  }

  var testDescription: String { type }

  private static func list(_ lamps: [any Lamp]) -> String { lamps.map(\.label).joined(separator: ", ") }

  private static func list(_ lamps: [Int: any Lamp]) -> String {
    lamps.sorted { $0.key < $1.key }.map { "\($0) \($1.label)" }.joined(separator: ", ")
  }

  private static let all = "candle, lantern"
  private static let keyed = "1 candle, 2 lantern"

  static let forms = [
    Form((any Lamp).self, missing: .fails) { $0.label },
    Form((any Lamp)?.self, missing: .content("none")) { $0?.label ?? "none" },
    Form([any Lamp].self, registered: all, missing: .content("")) { list($0) },
    Form([Int: any Lamp].self, registered: keyed, missing: .content("")) { list($0) },
    Form([any Lamp]?.self, registered: all, missing: .content("")) { $0.map(list) ?? "none" },
    Form([Int: any Lamp]?.self, registered: keyed, missing: .content("")) { $0.map(list) ?? "none" },
    Form(Lazy<any Lamp>.self, missing: .failsLater) { try $0.get().label },
    Form(Lazy<(any Lamp)?>.self, missing: .content("none")) { try $0.get()?.label ?? "none" },
    Form(Lazy<[any Lamp]>.self, registered: all, missing: .content("")) { list(try $0.get()) },
    Form(Lazy<[Int: any Lamp]>.self, registered: keyed, missing: .content("")) { list(try $0.get()) },
    Form(Lazy<any Lamp>?.self, missing: .content("none")) { try $0?.get().label ?? "none" },
    Form(Factory<any Lamp>.self, missing: .failsLater) { try $0.make().label },
    Form(Factory<(any Lamp)?>.self, missing: .content("none")) { try $0.make()?.label ?? "none" },
    Form(Factory<[any Lamp]>.self, registered: all, missing: .content("")) { list(try $0.make()) },
    Form(Factory<any Lamp>?.self, missing: .content("none")) { try $0?.make().label ?? "none" },
    Form(Lazy<Factory<any Lamp>>.self, missing: .failsLater) { try $0.get().make().label },
  ]

  /// Forms that have a name in their type.
  static let named = [
    Form(Named<any Lamp, Hall>.self, missing: .fails) { $0.value.label },
    Form(Named<any Lamp, Hall>?.self, missing: .content("none")) { $0?.value.label ?? "none" },
    Form(Lazy<Named<any Lamp, Hall>>.self, missing: .failsLater) { try $0.get().value.label },
    Form(Factory<Named<any Lamp, Hall>>.self, missing: .failsLater) { try $0.make().value.label },
  ]

  /// Registers lamps under a name, and others under another one.
  static func register(named name: ServiceName?, in services: any ServiceCollection) {
    for other in [nil, "other"] as [ServiceName?] where other != name {
      services.register((any Lamp).self, name: other) { Shade(Candle(), "other") }
      services.register((any Lamp).self, name: other, key: 7) { Shade(Candle(), "other") }
    }
    services.register((any Lamp).self, name: name) { Candle() }
    services.register((any Lamp).self, name: name) { Lantern() }
    services.register((any Lamp).self, name: name, key: 1) { Candle() }
    services.register((any Lamp).self, name: name, key: 2) { Lantern() }
  }

  /// Expects the content of the property with each kind of provider, and no finding if one is read.
  func expect(_ content: String, named name: ServiceName?, _ services: (any ServiceCollection) -> Void) throws {
    let container = try unbuiltContainer {
      services($0)
      $0.register(ServiceRecipe<String>(injections: [declaration(name)]) { [read] in try read($0, name) })
    }
    let scope = try container.validated()
    #expect(try read(scope, name) == content)
    #expect(try scope.require(String.self) == content)
    #expect(try read(OtherProvider(scope), name) == content)
  }

  /// Expects the finding of the validation, and an error with each kind of provider.
  func expectError(named name: ServiceName?) throws {
    let declaring = try unbuiltContainer {
      $0.register(ServiceRecipe<String>(injections: [declaration(name)]) { _ in "" })
    }
    let error = #expect(throws: WiringError.self) { try declaring.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    let scope = try validatedProvider { _ in }
    for provider in [scope, OtherProvider(scope)] as [any ServiceProvider] {
      #expect(#expect(throws: ServiceError.self) { try read(provider, name) }?.rule == "missing-service")
    }
  }
}

/// Properties of each type that a parameter of a recipe may have, with a name and without one.
struct InjectionFormsTests {
  static let names: [ServiceName?] = [nil, "copper"]

  @Test(arguments: Form.forms, names)
  private func `a property has the registered services`(_ form: Form, name: ServiceName?) throws {
    try form.expect(form.registered, named: name) { Form.register(named: name, in: $0) }
  }

  @Test(arguments: Form.forms, names)
  private func `a property whose service is missing is empty, or is reported`(_ form: Form, name: ServiceName?) throws {
    guard case .content(let content) = form.missing else { return try form.expectError(named: name) }
    try form.expect(content, named: name) { _ in }
  }

  @Test(arguments: Form.forms)
  private func `a property with a name ignores services without one`(_ form: Form) throws {
    guard case .content(let content) = form.missing else { return }
    try form.expect(content, named: "copper") { Form.register(named: nil, in: $0) }
  }

  @Test(arguments: Form.named, names)
  private func `a name of the property replaces the name of its type`(_ form: Form, name: ServiceName?) throws {
    try form.expect(form.registered, named: name) { Form.register(named: name ?? .hall, in: $0) }
    guard case .content(let content) = form.missing else { return try form.expectError(named: name) }
    try form.expect(content, named: name) { _ in }
  }

  @Test(arguments: names) func `a property may be the provider`(_ name: ServiceName?) throws {
    let scope = try validatedProvider { _ in }
    for provider in [scope, OtherProvider(scope)] as [any ServiceProvider] {
      let value: any ServiceProvider = try provider.injection(named: name)
      #expect(value as AnyObject === provider as AnyObject)
    }
  }

  @Test(arguments: names)
  func `a property has the collection that is registered itself`(_ name: ServiceName?) throws {
    let container = try unbuiltContainer {
      $0.register([Int].self, name: name, instance: [7]).register(Int.self, name: name, instance: 8)
      let injections = [ServiceInjection([Int].self, name: name), ServiceInjection(Lazy<[Int]>.self, name: name)]
      $0.register(
        ServiceRecipe<String>(injections: injections) { provider in
          let list: [Int] = try provider.injection(named: name)
          let lazy: Lazy<[Int]> = try provider.injection(named: name)
          let optional: [Int]? = try provider.injection(named: name)
          return "\(list) \(try lazy.get()) \(optional ?? [])"
        })
    }
    #expect(try container.validated().require(String.self) == "[7] [7] [7]")
  }
}
