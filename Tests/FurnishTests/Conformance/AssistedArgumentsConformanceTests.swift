import Furnish
import Testing

/// Services that are created with arguments of the request.
struct AssistedArgumentsConformanceTests {
  private struct Session: Sendable {
    let user: Int
    var device = ""
    let lamp: any Lamp
  }

  private struct Login: Sendable {
    let makeSession: AssistedFactory<Session, Int>
  }

  @Test func `a recipe receives the argument of the request and its services`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.register(Session.self, with: Int.self) { (user: Int, lamp: any Lamp) in Session(user: user, lamp: lamp) }
    }
    let session = provider.resolveRequired(Session.self, with: 7)
    #expect(session.user == 7)
    #expect(isSame(session.lamp, provider.resolve((any Lamp).self)))
  }

  @Test func `a request may pass two arguments`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.register(Session.self, with: Int.self, String.self) { (user: Int, device: String, lamp: any Lamp) in
        Session(user: user, device: device, lamp: lamp)
      }
    }
    let session = provider.resolve(Session.self, with: 7, "phone")
    #expect(session?.user == 7)
    #expect(session?.device == "phone")
  }

  private final class Flow: Sendable {
    let makeScreen: AssistedFactory<Screen, Int>
    init(makeScreen: AssistedFactory<Screen, Int>) { self.makeScreen = makeScreen }
  }

  private final class Screen: Sendable {
    let flow: Flow
    init(_ number: Int, flow: Flow) { self.flow = flow }
  }

  @Test func `a service with an argument may need the service that creates it`() throws {
    let provider = try validatedProvider {
      $0.register(Flow.self, Flow.init(makeScreen:))
        .register(Screen.self, with: Int.self, Screen.init(_:flow:))
    }
    let flow = provider.resolveRequired(Flow.self)
    #expect(flow.makeScreen(1).flow === flow)
  }

  @Test func `each of several factories of one type calls its own recipe`() throws {
    struct Line: Sendable { let text: String }
    struct Page: Sendable { let makers: [AssistedFactory<Line, Int>] }
    let provider = try validatedProvider {
      $0.register(Double.self) { 0.5 }.register(String.self) { "ink" }.register(Page.self, Page.init(makers:))
        .register(Line.self, with: Int.self) { (number: Int, width: Double) in Line(text: "\(number) \(width)") }
        .register(Line.self, with: Int.self) { (number: Int) in Line(text: "\(number)") }
        .register(Line.self, with: Int.self) { (number: Int, ink: String) in Line(text: "\(number) \(ink)") }
    }
    let texts = ["1 0.5", "1", "1 ink"]
    #expect(provider.resolveAll(AssistedFactory<Line, Int>.self).map { $0(1).text } == texts)
    #expect(provider.resolveRequired(Page.self).makers.map { $0(1).text } == texts)
    #expect(provider.resolveRequired(Line.self, with: 1).text == "1 ink")
  }

  @Test func `each request creates an instance`() throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, with: String.self) { (name: String) in Instance(name) }
    }
    #expect(!isSame(provider.resolve(Instance.self, with: "a"), provider.resolve(Instance.self, with: "a")))
  }

  @Test func `an instance belongs to its caller and is closed by no scope`() async throws {
    final class Connection: Closeable, Sendable {
      let closings: ClosingCount
      init(closings: ClosingCount) { self.closings = closings }
      func close() async throws { closings.add() }
    }
    let provider = try validatedProvider {
      $0.register(Connection.self, with: ClosingCount.self, Connection.init(closings:))
    }
    let closings = ClosingCount()
    let scope = provider.makeScope()
    let connection = scope.resolveRequired(Connection.self, with: closings)
    try await scope.close()
    try await provider.close()
    #expect(closings.count == 0)
    try await connection.close()
    #expect(closings.count == 1)
  }

  @Test func `an argument is not taken from the container`() throws {
    let provider = try validatedProvider {
      $0.register(String.self, instance: "registered")
      $0.register(Instance.self, with: String.self) { (name: String) in Instance(name) }
    }
    #expect(provider.resolve(Instance.self, with: "given")?.name == "given")
  }

  @Test func `registrations are distinguished by the types of their arguments`() throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, with: String.self) { (name: String) in Instance(name) }
      $0.register(Instance.self, with: Int.self) { (number: Int) in Instance("number \(number)") }
    }
    #expect(provider.resolve(Instance.self, with: "a")?.name == "a")
    #expect(provider.resolve(Instance.self, with: 1)?.name == "number 1")
    #expect(provider.resolve(Instance.self, with: 1.5) == nil)
  }

  @Test func `a service that takes an argument is not found without one`() throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, with: String.self) { (name: String) in Instance(name) }
    }
    #expect(provider.resolve(Instance.self) == nil)
  }

  @Test func `a service may create other services with arguments`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(Login.self, Login.init(makeSession:))
      $0.register(Session.self, with: Int.self) { (user: Int, lamp: any Lamp) in Session(user: user, lamp: lamp) }
    }
    let login = provider.resolveRequired(Login.self)
    #expect([1, 2].map { login.makeSession($0).user } == [1, 2])
  }

  @Test func `the dependencies of a service with an argument are those of the requesting scope`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Session.self, with: Int.self) { (user: Int, lamp: any Lamp) in Session(user: user, lamp: lamp) }
    }
    let scope = provider.makeScope()
    #expect(isSame(scope.resolveRequired(Session.self, with: 1).lamp, scope.resolve((any Lamp).self)))
  }

  @Test func `validation finds a missing dependency of a service with an argument`() throws {
    let container = try unbuiltContainer {
      $0.register(Session.self, with: Int.self) { (user: Int, lamp: any Lamp) in Session(user: user, lamp: lamp) }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(error?.findings.first?.chain.last?.description == "any Lamp")
  }

  @Test func `a failure names the service and the reason`() throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, with: Int.self) { (_: Int) throws -> Instance in throw Darkness() }
      $0.register([Int].self) { (make: AssistedFactory<Instance, Int>) in
        _ = try make.make(1)
        return []
      }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require([Int].self) }
    #expect(error?.underlying is Darkness)
    #expect(error?.finding.message == "The recipe of Instance threw: Darkness()")
  }

  @Test func `an assisted factory can be created without a container`() throws {
    let make = AssistedFactory<Instance, String> { Instance($0) }
    #expect(make("a").name == "a")
    #expect(try make.make("b").name == "b")
  }

  private final class Decorated: Lamp {
    let label: String
    init(_ inner: any Lamp, _ mark: String = "!") { label = inner.label + mark }
  }

  private final class NamedLamp: Lamp {
    let label: String
    init(_ label: String) { self.label = label }
  }

  @Test func `decorators wrap services that are created with an argument`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, with: Int.self) { (number: Int) in NamedLamp("lamp \(number)") }
        .register(String.self, instance: "?")
        .decorate((any Lamp).self) { (inner: any Lamp, mark: String) in Decorated(inner, mark) }
        .register([Int].self) { (make: AssistedFactory<any Lamp, Int>) in [make(2).label.count] }
    }
    #expect(provider.resolveRequired((any Lamp).self, with: 1).label == "lamp 1?")
    #expect(provider.resolveRequired([Int].self) == [7])
    let overriding = provider.overriding { $0.decorate((any Lamp).self) { (inner: any Lamp) in Decorated(inner) } }
    #expect(overriding.resolveRequired((any Lamp).self, with: 1).label == "lamp 1?!")
    #expect(provider.resolveRequired((any Lamp).self, with: 1).label == "lamp 1?")
  }

  @Test func `validation finds no unused decorator of a service with an argument, and its missing dependency`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, with: Int.self) { (number: Int) in NamedLamp("\(number)") }
        .decorate((any Lamp).self) { (inner: any Lamp, mark: String) in Decorated(inner, mark) }
    }
    #expect(container.findings.map(\.rule) == ["missing-service"])
  }

  @MainActor private final class Pane {
    let number: Int
    let mark: String
    init(_ number: Int, mark: String) { (self.number, self.mark) = (number, mark) }
  }

  @MainActor private final class Shelf {
    let makePane: AssistedFactory<Pane, Int>
    init(makePane: AssistedFactory<Pane, Int>) { self.makePane = makePane }
  }

  @Test @MainActor func `a service of the main actor may take arguments`() throws {
    let provider = try validatedProvider {
      $0.register(String.self, instance: "?")
        .registerOnMainActor(Pane.self, with: Int.self, Pane.init(_:mark:))
        .registerOnMainActor(Pane.self, with: Int.self, String.self) { (number: Int, mark: String) in
          Pane(number, mark: mark)
        }
        .registerOnMainActor(Shelf.self, Shelf.init(makePane:))
    }
    #expect(provider.resolveRequired(Pane.self, with: 1).mark == "?")
    #expect(provider.resolveRequired(Pane.self, with: 1, "!").mark == "!")
    #expect(provider.resolveRequired(Shelf.self).makePane(7).number == 7)
  }

  @Test func `a factory of a service of the main actor throws elsewhere`() async throws {
    let provider = try validatedProvider {
      $0.register(String.self, instance: "?").registerOnMainActor(Pane.self, with: Int.self, Pane.init(_:mark:))
    }
    let make = try await provider.require(AssistedFactory<Pane, Int>.self)
    let error = TestThread.run { Result { _ = try make.make(1) }.failure as? ServiceError }
    #expect(error?.rule == "isolation-mismatch")
  }

  @Test func `the error of a service with an argument names all requesters`() throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, with: Int.self) { (_: Int) throws -> Instance in throw Darkness() }
        .register([Int].self) { (make: AssistedFactory<Instance, Int>) throws in [try make.make(1).name.count] }
        .register(Int.self) { (all: [Int]) in all.count }
    }
    let error = #expect(throws: ServiceError.self) { try provider.require(Int.self) }
    #expect(error?.finding.chain.map(\.description) == ["Int", "Array<Int>", "Instance"])
  }

  @Test func `the error of a dependency of a service with an argument begins with the service`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
        .register(Session.self, with: Int.self) { (user: Int, lamp: any Lamp) in Session(user: user, lamp: lamp) }
    }
    let make = try provider.require(AssistedFactory<Session, Int>.self)
    let error = #expect(throws: ServiceError.self) { try make.make(1) }
    #expect(error?.finding.chain.map(\.description) == ["AssistedFactory<Session, Int>", "any Lamp"])
    #expect(
      error?.finding.fix == "request it from a scope: `provider.makeScope().resolveRequired(Session.self, with: …)`.")
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
