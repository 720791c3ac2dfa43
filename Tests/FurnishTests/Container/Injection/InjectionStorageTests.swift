import Furnish
import Testing

/// The storage of an injected property.
struct InjectionStorageTests {
  /// A class with an injected property, written out as the macro expands it.
  private final class Porch: Sendable {
    private let storage = InjectionStorage<any Lamp>()
    private let holder = InjectionProvider()

    init(_ provider: (any ServiceProvider)? = nil) { holder.provider = provider }

    var provider: (any ServiceProvider)? {
      get { holder.provider }
      set { holder.provider = newValue }
    }

    var lamp: any Lamp {
      get { storage.value(of: "lamp", in: Self.self, from: provider) }
      set { storage.store(newValue) }
    }
  }

  @Test func `the provider is called once at the first read`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self, lifetime: .transient) { () in Member(of: population) }
    }
    let storage = InjectionStorage<Member>()
    #expect(population.created == 0)
    let first = storage.value(of: "member", in: Self.self, from: provider)
    #expect(isSame(first, storage.value(of: "member", in: Self.self, from: provider)))
    #expect(population.created == 1)
  }

  @Test func `the provider is not read after a value is stored`() {
    let storage = InjectionStorage(3)
    func provider() -> (any ServiceProvider)? {
      Issue.record("the provider was read")
      return nil
    }
    #expect(storage.value(of: "number", in: Self.self, from: provider()) == 3)
  }

  @Test func `reading a property returns the value that was set`() throws {
    let porch = Porch(try validatedProvider { $0.register((any Lamp).self, Candle.init) })
    porch.lamp = Lantern()
    #expect(porch.lamp.label == Lantern().label)
  }

  @Test func `a value that is set replaces the value that was resolved before`() throws {
    let porch = Porch(try validatedProvider { $0.register((any Lamp).self, Candle.init) })
    #expect(porch.lamp.label == "candle")
    porch.lamp = Lantern()
    #expect(porch.lamp.label == Lantern().label)
    porch.lamp = Candle()
    #expect(porch.lamp.label == "candle")
  }

  @Test func `the storage retains its first and its last value, and releases the others`() {
    let population = Population()
    let storage = InjectionStorage(Member(of: population))
    storage.store(Member(of: population))
    storage.store(Member(of: population))
    // The storage retains the first, which another thread may still be reading, and the last.
    #expect(population.created == 3)
    #expect(population.living == 2)
  }

  @Test func `everything is released with the storage`() {
    let population = Population()
    do {
      let storage = InjectionStorage(Member(of: population))
      storage.store(Member(of: population))
      #expect(population.living == 2)
    }
    #expect(population.living == 0)
  }

  @Test func `a provider may be set after the creation`() throws {
    let porch = Porch()
    porch.provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
    #expect(porch.lamp.label == "candle")
    porch.provider = nil
    #expect(porch.lamp.label == "candle")
  }

  @Test func `the name of a property is part of its request`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, name: .hall) { () in Lantern() } }
    let hall = InjectionStorage<any Lamp>()
    let attic = InjectionStorage<(any Lamp)?>()
    #expect(hall.value(of: "lamp", in: Self.self, named: .hall, from: provider).label == Lantern().label)
    #expect(attic.value(of: "lamp", in: Self.self, named: .attic, from: provider) == nil)
  }

  @Test func `an optional without a provider is nil and is requested again`() throws {
    let storage = InjectionStorage<(any Lamp)?>()
    #expect(storage.value(of: "lamp", in: Self.self, from: nil) == nil)
    let provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
    #expect(storage.value(of: "lamp", in: Self.self, from: provider)?.label == "candle")
  }

  @Test func `a provider that is no ServiceScope is called`() {
    let provider = OnlyNumbers()
    func read<Value>(_ type: Value.Type, named name: ServiceName? = nil) -> Value {
      InjectionStorage<Value>().value(of: "number", in: Self.self, named: name, from: provider)
    }
    #expect(read(Int.self) == 7)
    #expect(read(Int?.self) == 7)
    #expect(read(String?.self) == nil)
    #expect(read([Int].self) == [7, 8])
    #expect(read(Int.self, named: .hall) == 9)
  }

  @Test func `a property with neither value nor provider stops the program`() async {
    var result: ExitTest.Result?
    await withKnownIssue {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Porch().lamp
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Porch.lamp was read, but it has no value") == true
    }
    let error = standardError(result)
    #expect(error.contains("Porch.lamp was read, but it has no value, and Porch no provider to resolve one."))
    #expect(error.contains("fix:   set `provider` before, as `init(provider:)` does; or set `lamp` by hand."))
  }

  @Test func `a property whose service is missing stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Porch(try validatedProvider { _ in }).lamp
    }
    #expect(standardError(result).contains("any Lamp"))
  }
}

/// A provider that is not a scope.
private final class OnlyNumbers: ScopedProvider {
  func find<T>(_ request: ServiceRequest<T>) throws -> T? { (request.name == nil ? 7 : 9) as? T }
  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] { [7, 8] as? [T] ?? [] }
  func makeScope() -> OnlyNumbers { self }
  func close() {}
  func overriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider { self }
}
