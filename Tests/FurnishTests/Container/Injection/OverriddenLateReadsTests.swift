import Furnish
import Testing

/// A `Lazy` and an injected property that are first read under an override of a value.
struct OverriddenLateReadsTests {
  private enum Level: PlainKey { static var value: Int { 1 } }
  private enum Other: PlainKey { static var value: Int { 1 } }

  private final class Service: Sendable, Closeable {
    let level = ServiceValues.current[Level.self]
    let journal: Shared<[Int]>?
    init(_ journal: Shared<[Int]>? = nil) { self.journal = journal }
    func close() { journal?.withValue { $0.append(level) } }
  }

  /// A service that reads another one late, by either means.
  private final class Reader: Sendable {
    private let lazy: Lazy<Service>
    private let storage = InjectionStorage<Service>()
    private let provider: any ServiceProvider

    init(lazy: Lazy<Service>, provider: any ServiceProvider) { (self.lazy, self.provider) = (lazy, provider) }

    func read(_ means: Means) -> Service {
      switch means {
      case .lazy: lazy.value
      case .injection: storage.value(of: "service", in: Self.self, from: provider)
      }
    }
  }

  private struct Holder { let values: ServiceValues }

  enum Means: CaseIterable { case lazy, injection }
  enum Target: CaseIterable {
    case singleton, scoped, transient

    var lifetime: any Lifetime {
      switch self {
      case .singleton: Singleton.singleton
      case .scoped: Scoped.scoped
      case .transient: Transient.transient
      }
    }
  }

  /// A reader, with the scope that it belongs to.
  private struct Setup: Sendable {
    let scope: ServiceScope
    private let reader: Reader

    init(_ target: Target, _ journal: Shared<[Int]>? = nil) throws {
      scope = try validatedProvider {
        $0.register(Service.self, lifetime: target.lifetime) { Service(journal) }
          .register(Reader.self, lifetime: .scoped, Reader.init(lazy:provider:))
      }.makeScope()
      reader = scope.resolveRequired(Reader.self)
    }

    func read(_ means: Means) -> Service { withExtendedLifetime(scope) { reader.read(means) } }
  }

  private static func at<Success>(_ level: Int, _ read: () -> Success) -> Success {
    withServices {
      $0[Level.self] = level
    } operation: {
      read()
    }
  }

  @Test(arguments: Means.allCases, Target.allCases)
  func `a service that an override contributed to is read only under that override`(
    _ means: Means, _ target: Target
  ) throws {
    let reader = try Setup(target)
    let scope = reader.scope
    Self.at(3) {
      let inside = reader.read(means)
      #expect(inside.level == 3)
      #expect(reader.read(means) === inside)
      let nested = Self.at(4) { (reader.read(means), reader.read(means)) }
      #expect(nested.0.level == 4 && nested.0 === nested.1)
      #expect(
        withServices {
          $0[Other.self] = 2
        } operation: {
          reader.read(means)
        } === inside)
      #expect(reader.read(means) === inside)
    }
    let outside = reader.read(means)
    #expect(outside.level == 1)
    Self.at(3) {
      let inside = reader.read(means)
      #expect(inside.level == 3)
      #expect(reader.read(means) === inside)
      #expect(target == .transient || scope.resolveRequired(Service.self) === inside)
    }
    #expect(reader.read(means) === outside)
    #expect(target == .transient || scope.resolveRequired(Service.self) === outside)
  }

  @Test(arguments: Means.allCases, Target.allCases)
  func `a service that no override contributed to at the first read stays the same`(
    _ means: Means, _ target: Target
  ) throws {
    let reader = try Setup(target)
    let first = reader.read(means)
    #expect(Self.at(3) { reader.read(means) } === first)
    let other = try Setup(target)
    let second = withServices {
      $0[Other.self] = 2
    } operation: {
      other.read(means)
    }
    #expect(second.level == 1)
    #expect(Self.at(3) { other.read(means) } === second)
    #expect(other.read(means) === second)
  }

  @Test(arguments: Means.allCases)
  func `the service of an override that has ended is released and closed`(_ means: Means) async throws {
    let journal = Shared<[Int]>([])
    let reader = try Setup(.scoped, journal)
    weak let inside = Self.at(3) { reader.read(means) }
    try await reader.scope.close()
    #expect(journal.value == [3])
    #expect(inside == nil)
  }

  @Test(arguments: Means.allCases)
  func `a property of an instance that depends on an override requests a service of its own`(_ means: Means) throws {
    final class Screen: Sendable {
      let service: Service
      init(_ service: Service) { self.service = service }
    }
    let provider = try validatedProvider {
      $0.register(Service.self) { Service() }
        .register(Reader.self, Reader.init(lazy:provider:))
        .register(Screen.self) { (reader: Reader) in Screen(reader.read(means)) }
    }
    #expect(Self.at(3) { provider.resolveRequired(Screen.self).service.level } == 3)
    #expect(provider.resolveRequired(Screen.self).service.level == 1)
    #expect(Self.at(3) { provider.resolveRequired(Screen.self).service.level } == 3)
  }

  @Test(arguments: Means.allCases, Target.allCases)
  func `eight threads receive one service for each override`(_ means: Means, _ target: Target) throws {
    for _ in 0..<100 {
      let reader = try Setup(target)
      let layers = withServices {
        $0[Level.self] = 2
      } operation: {
        ServiceValues.current
      }
      let read = TestThread.each(of: 8) { number -> (Int, Service) in
        number % 2 == 0
          ? (2, withServices(from: Holder(values: layers)) { reader.read(means) })
          : (
            1,
            withServices {
              $0[Other.self] = number
            } operation: {
              reader.read(means)
            }
          )
      }
      let under = Set(read.filter { $0.0 == 2 }.map { ObjectIdentifier($0.1) })
      #expect(under.count == 1)
      #expect(Set(read.filter { $0.0 == 1 }.map { ObjectIdentifier($0.1) }).count == 1)
    }
  }

  /// Requests two services that need each other on two threads, one of them by a `Lazy` under an override of a value, and
  /// returns the rules of the errors.
  private static func requestHalvesOfACycle() throws -> [String] {
    struct First: Sendable {}
    struct Second: Sendable {}
    final class Holder: Sendable {
      let lazy: Lazy<First>
      init(lazy: Lazy<First>) { self.lazy = lazy }
    }
    let bothAreBeingCreated = Barrier(2)
    let provider = try validatedProvider {
      $0.register(Holder.self, Holder.init(lazy:))
      $0.register(First.self) { provider in
        bothAreBeingCreated.arrive()
        _ = try provider.require(Second.self)
        return First()
      }
      $0.register(Second.self) { provider in
        let holder = try provider.require(Holder.self)
        bothAreBeingCreated.arrive()
        _ = try holder.lazy.get()
        return Second()
      }
    }
    let holder = provider.resolveRequired(Holder.self)
    return TestThread.each(of: 2) { thread in
      do {
        if thread == 0 {
          try withServices {
            $0[Level.self] = 2
          } operation: {
            _ = try holder.lazy.get()
          }
        } else {
          _ = try provider.require(Second.self)
        }
        return "nothing"
      } catch {
        return (error as? ServiceError)?.rule ?? "\(error)"
      }
    }
  }

  @Test func `a cycle through a Lazy on two threads is an error and does not hang`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      for _ in 0..<20 {
        let rules = try Self.requestHalvesOfACycle()
        #expect(rules == ["dependency-cycle", "dependency-cycle"])
      }
    }
  }
}
