import Furnish
import Testing

/// Types that declare the interface that they implement, as the expansion of the macro does.
struct ImplementationsConformanceTests {
  private final class Torch: Lamp, ServiceImplementation {
    let battery: Int
    init(battery: Int) { self.battery = battery }

    var label: String { "torch \(battery)" }

    static var serviceRecipe: ServiceRecipe<any Lamp> {
      ServiceRecipe(Torch.self) { (battery: Int) in Torch(battery: battery) }
    }
  }

  /// A type that requests a lamp after its creation, and declares that request.
  private final class Porch: Sendable, ServiceImplementation {
    private let provider: any ServiceProvider
    init(provider: any ServiceProvider) { self.provider = provider }

    var lamp: any Lamp { provider.resolveRequired() }

    static var serviceRecipe: ServiceRecipe<Porch> {
      ServiceRecipe(Porch.self, injections: [ServiceInjection((any Lamp).self)]) { Porch(provider: $0) }
    }
  }

  /// A type that is not `Sendable`.
  private final class Draft: ServiceImplementation {
    static var serviceRecipe: ServiceRecipe<Draft> { ServiceRecipe(Draft.self) { () in Draft() } }
  }

  @Test func `an implementation is found by its interface`() throws {
    let provider = try validatedProvider { $0.register(as: Torch.self).register(Int.self, instance: 3) }
    #expect(provider.resolve((any Lamp).self)?.label == "torch 3")
  }

  @Test func `an implementation can be resolved as itself`() throws {
    let provider = try validatedProvider { $0.register(as: Torch.self).register(Int.self, instance: 3) }
    let torch = provider.resolveRequired(as: Torch.self)
    #expect(torch.battery == 3)
    #expect(isSame(torch, provider.resolve((any Lamp).self)))
    #expect(isSame(torch, provider.resolve((any Lamp).self, as: Torch.self)))
  }

  @Test func `an implementation that is not registered is nil`() throws {
    let provider = try validatedProvider { $0.register(Int.self, instance: 3) }
    #expect(provider.resolve(as: Torch.self) == nil)
  }

  @Test func `an implementation may have a name and a lifetime`() throws {
    let provider = try validatedProvider {
      $0.register(as: Torch.self, name: .hall, lifetime: .transient).register(Int.self, instance: 3)
    }
    #expect(provider.resolve((any Lamp).self) == nil)
    #expect(
      !isSame(provider.resolve(as: Torch.self, name: .hall), provider.resolve(as: Torch.self, name: .hall)))
  }

  @Test func `an implementation that is registered under its interface can be resolved as itself`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
    #expect(provider.resolveRequired((any Lamp).self, as: Candle.self).label == "candle")
  }

  @Test func `resolving an implementation returns nil if another one is registered`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
    #expect(provider.resolve(as: Torch.self) == nil)
    #expect(provider.resolve((any Lamp).self, as: Lantern.self) == nil)
  }

  @Test func `an implementation that is not Sendable can be registered as transient`() throws {
    let provider = try validatedProvider {
      $0.register(as: Draft.self, lifetime: .transient).register(Bool.self) { (_: Draft) in true }
    }
    #expect(provider.resolve(Bool.self) == true)
  }

  @Test func `validation finds a missing dependency of an implementation`() throws {
    let container = try unbuiltContainer { $0.register(as: Torch.self) }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.first?.chain.map(\.description) == ["any Lamp", "Int"])
  }

  @Test func `validation finds a missing service that an implementation requests later`() throws {
    let container = try unbuiltContainer { $0.register(as: Porch.self) }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(container.findings.allSatisfy { $0.rule != "opaque-recipe" })
  }

  @Test func `an implementation resolves from its provider later`() throws {
    let provider = try validatedProvider { $0.register(as: Porch.self).register((any Lamp).self, Candle.init) }
    #expect(isSame(provider.resolveRequired(Porch.self).lamp, provider.resolve((any Lamp).self)))
  }

  @Test func `requiring an implementation is an error with both names if another one is registered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
      _ = provider.resolveRequired((any Lamp).self, as: Lantern.self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(
      standardError(result).contains(
        """
        any Lamp is not created by Lantern, but by Candle.
          where: any FurnishTests.Lamp, requested at App/Hall.swift:7
          fix:   register Lantern last and without a decorator, or request any Lamp itself.
        """))
  }
}
