import Furnish
import Testing

/// Recipes that throw errors of one type, in every form of registration: Swift 6.3 stops while it compiles a conversion of
/// such a function to one that throws any error, if parameters are a pack or the isolation is part of the type.
struct TypedRecipesTests {
  private enum Refusal: Error { case expected }

  private final class Door: Sendable {
    init(isOpen: Bool = false) throws(Refusal) { if !isOpen { throw .expected } }
    init(key: Key, number: Int) throws(Refusal) { throw .expected }
  }

  private struct Key: Sendable {}
  private final class Draft { init() throws(Refusal) { throw .expected } }

  /// Registers with one form, and expects the error of the recipe.
  private func expectRefusal<Service: Sendable>(
    of service: Service.Type, _ register: (any ServiceCollection) -> Void
  ) async throws {
    let container = ServiceContainer()
    let services = try container.services
    services.register(Key.self, Key.init).register(Int.self, instance: 7)
    register(services)
    let provider = try container.validated()
    let error = await #expect(throws: ServiceError.self) { try await provider.makeScope().require(service) }
    #expect(error?.underlying as? Refusal == .expected)
  }

  @Test func `a recipe with parameters may throw errors of one type`() async throws {
    try await expectRefusal(of: Door.self) { $0.register(Door.self, Door.init(key:number:)) }
    try await expectRefusal(of: Door.self) { $0.register(Door.self, lifetime: .scoped, Door.init(key:number:)) }
    try await expectRefusal(of: Door.self) { $0.register(Door.self, lifetime: .transient, Door.init(key:number:)) }
  }

  @Test func `a recipe without parameters may throw errors of one type`() async throws {
    try await expectRefusal(of: Door.self) { $0.register(Door.self) { () throws(Refusal) in try Door() } }
    try await expectRefusal(of: Door.self) {
      $0.register(Door.self, lifetime: .transient) { () throws(Refusal) in try Door() }
    }
  }

  @Test func `a recipe that takes the provider may throw errors of one type`() async throws {
    try await expectRefusal(of: Door.self) {
      $0.register(Door.self) { (provider: any ServiceProvider) throws(Refusal) in try Door() }
    }
  }

  @Test func `an asynchronous recipe may throw errors of one type`() async throws {
    try await expectRefusal(of: Door.self) { $0.register(Door.self) { (key: Key) async throws(Refusal) in try Door() } }
    try await expectRefusal(of: Door.self) {
      $0.register(Door.self) { (provider: any ServiceProvider) async throws(Refusal) in try Door() }
    }
  }

  @Test func `a decorator may throw errors of one type`() async throws {
    try await expectRefusal(of: Door.self) {
      $0.register(Door.self) { (key: Key) in try Door(isOpen: true) }
        .decorate(Door.self) { (door: Door, key: Key) throws(Refusal) in throw .expected }
    }
  }

  @Test func `a recipe with an argument may throw errors of one type`() throws {
    let container = ServiceContainer()
    try container.services.register(Door.self, with: String.self) { (name: String) throws(Refusal) in try Door() }
      .register(AssistedDoor.self, AssistedDoor.init(make:))
    let doors = try container.validated().require(AssistedDoor.self)
    let error = #expect(throws: ServiceError.self) { try doors.make.make("front") }
    #expect(error?.underlying as? Refusal == .expected)
  }

  @Test func `a recipe that is written by hand may throw errors of one type`() async throws {
    struct Gate: ServiceImplementation, Sendable {
      init(key: Key) throws(Refusal) { throw .expected }
      static var serviceRecipe: ServiceRecipe<Gate> { ServiceRecipe(Gate.self, Gate.init(key:)) }
    }
    struct Fence: ServiceImplementation, Sendable {
      init(provider: any ServiceProvider) throws(Refusal) { throw .expected }
      static var serviceRecipe: ServiceRecipe<Fence> {
        ServiceRecipe(Fence.self, injections: [], Fence.init(provider:))
      }
    }
    try await expectRefusal(of: Gate.self) { $0.register(as: Gate.self) }
    try await expectRefusal(of: Fence.self) { $0.register(as: Fence.self) }
  }

  @Test func `a recipe with two arguments may throw errors of one type`() throws {
    let container = ServiceContainer()
    try container.services.register(Door.self, with: String.self, Int.self) {
      (name: String, number: Int) throws(Refusal) in try Door()
    }
    .register(CornerDoor.self, CornerDoor.init(make:))
    let doors = try container.validated().require(CornerDoor.self)
    let error = #expect(throws: ServiceError.self) { try doors.make.make(("front", 1)) }
    #expect(error?.underlying as? Refusal == .expected)
  }

  private struct CornerDoor: Sendable { let make: AssistedFactory<Door, (String, Int)> }

  private struct AssistedDoor: Sendable { let make: AssistedFactory<Door, String> }

  @MainActor
  @Test func `a recipe on the main actor may throw errors of one type`() throws {
    let container = ServiceContainer()
    try container.services
      .registerOnMainActor(Draft.self) { () throws(Refusal) in try Draft() }
      .registerOnMainActor(Door.self) { (provider: any ServiceProvider) throws(Refusal) in try Door() }
    let provider = try container.validated()
    let draft = #expect(throws: ServiceError.self) { _ = try provider.require(Draft.self) }
    #expect(draft?.underlying as? Refusal == .expected)
    let door = #expect(throws: ServiceError.self) { _ = try provider.require(Door.self) }
    #expect(door?.underlying as? Refusal == .expected)
  }
}
