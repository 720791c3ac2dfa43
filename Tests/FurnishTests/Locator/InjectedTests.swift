import Furnish
import Observation
import Testing

/// The value of an `@Injected` property, and the types that may have such a property.
@Suite(.onEveryRoot)
struct InjectedTests {
  fileprivate enum Number: PlainKey { static var value: Int { 1 } }

  private struct OwnKey: PlainKey, Equatable {
    var size = 1
    static var value: OwnKey { OwnKey() }
  }

  private struct Probe: Service {
    struct Endpoints { var read: Endpoint<@Sendable () -> Int> = { environment in { environment[Number.self] } } }
    var environment = ServiceValues()
    var endpoints = Endpoints()
  }

  private struct StructOwner {
    @Injected(\.injectedNumber) var byPath
    @Injected(Number.self) var byKey
    @Injected var service: Probe
    @Injected var ownKey: OwnKey
  }

  private final class ClassOwner {
    @Injected(\.injectedNumber) var byPath
    @Injected(Number.self) var byKey
    @Injected var service: Probe
    @Injected var ownKey: OwnKey
  }

  private actor ActorOwner {
    @Injected(\.injectedNumber) var byPath
    @Injected(Number.self) var byKey
    @Injected var service: Probe
    func read() -> [Int] { [byPath, byKey, service.read()] }
  }

  @MainActor
  private final class MainActorOwner {
    @Injected(\.injectedNumber) var byPath
    @Injected(Number.self) var byKey
    @Injected var service: Probe
    func read() -> [Int] { [byPath, byKey, service.read()] }
  }

  @Observable
  fileprivate final class ObservableOwner {
    var count = 0
    @ObservationIgnored @Injected(\.injectedNumber) var byPath
    @ObservationIgnored @Injected(Number.self) var byKey
    func read() -> [Int] { [byPath, byKey] }
  }

  private final class SendableOwner: Sendable {
    let number = Injected(Number.self)
    let service = Injected<Probe>()
  }

  /// Creates an object under overrides that set the number and the size to 10.
  private func underTen<Owner>(_ make: () -> Owner) -> Owner {
    withServices {
      $0[Number.self] = 10
      $0[OwnKey.self].size = 10
    } operation: {
      make()
    }
  }

  // MARK: Forms

  @Test func `a key path is read`() {
    #expect(StructOwner().byPath == 1)
    #expect(underTen { StructOwner() }.byPath == 10)
  }

  @Test func `a key is read`() {
    #expect(StructOwner().byKey == 1)
    #expect(underTen { StructOwner() }.byKey == 10)
  }

  @Test func `a service is read by its type`() {
    #expect(StructOwner().service.read() == 1)
    #expect(underTen { StructOwner() }.service.read() == 10)
  }

  @Test func `a type that is its own key is read by its type`() {
    #expect(StructOwner().ownKey == OwnKey(size: 1))
    #expect(underTen { StructOwner() }.ownKey == OwnKey(size: 10))
  }

  @Test func `an endpoint of an injected service may be overridden`() {
    let owner = withServices {
      $0[service: \Probe.self].endpoints.read = { _ in { 50 } }
    } operation: {
      StructOwner()
    }
    #expect(owner.service.read() == 50)
  }

  // MARK: Owners

  @Test func `a class reads its injected properties`() {
    let owner = underTen { ClassOwner() }
    #expect([owner.byPath, owner.byKey, owner.service.read(), owner.ownKey.size] == [10, 10, 10, 10])
  }

  @Test func `an actor reads its injected properties`() async {
    let owner = underTen { ActorOwner() }
    #expect(await owner.read() == [10, 10, 10])
  }

  @MainActor
  @Test func `a type of the main actor reads its injected properties`() {
    let owner = withServices {
      $0[Number.self] = 10
    } operation: {
      MainActorOwner()
    }
    #expect(owner.read() == [10, 10, 10])
  }

  @Test func `an observable type reads its injected properties`() {
    let owner = underTen { ObservableOwner() }
    #expect(owner.read() == [10, 10])
  }

  @Test func `a Sendable class reads its injected constants`() {
    let owner = underTen { SendableOwner() }
    #expect(owner.number.wrappedValue == 10)
    #expect(owner.service.wrappedValue.read() == 10)
  }

  @Test func `a local variable can be injected`() {
    withServices {
      $0[Number.self] = 10
    } operation: {
      @Injected(Number.self) var number
      #expect(number == 10)
    }
  }

  @Test func `a copy of a struct reads the same values as the original`() {
    let owner = underTen { StructOwner() }
    let copy = owner
    #expect(copy.byKey == 10)
  }

  // MARK: Each read

  @Test func `each read requests the value again`() {
    let owner = StructOwner()
    #expect(owner.byKey == 1)
    withServices {
      $0[Number.self] = 20
    } operation: {
      #expect(owner.byKey == 20)
    }
    #expect(owner.byKey == 1)
  }

  @Test func `creating an object reads no value`() {
    enum Loud: PlainKey {
      static var value: Int {
        Journal.note("computed")
        return 1
      }
    }
    struct Owner { @Injected(Loud.self) var loud }
    let notes = Journal.of { _ = Owner() }
    #expect(notes == [])
  }

  @Test func `defaults are shared with all other readers`() {
    enum InstanceKey: PlainKey { static var value: Instance { Instance() } }
    struct Owner { @Injected(InstanceKey.self) var instance }
    let first = Owner().instance
    #expect(Owner().instance === first)
    #expect(ServiceValues.current[InstanceKey.self] === first)
  }
}

extension ServiceValues {
  var injectedNumber: Int {
    get { self[InjectedTests.Number.self] }
    set { self[InjectedTests.Number.self] = newValue }
  }
}
