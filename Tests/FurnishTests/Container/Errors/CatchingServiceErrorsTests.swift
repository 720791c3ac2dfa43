import Furnish
import Testing

private final class Cellar: Sendable {
  let lazy: Lazy<Room>
  let factory: Factory<Room>

  init(lazy: Lazy<Room>, factory: Factory<Room>) {
    self.lazy = lazy
    self.factory = factory
  }
}

private func provider() throws -> ServiceScope {
  try validatedProvider {
    $0.register(Room.self) { () throws -> Room in throw Darkness() }
    $0.register(Cellar.self, Cellar.init(lazy:factory:))
  }
}

private func rule(_ error: any Error) -> String { (error as? ServiceError)?.rule ?? "\(error)" }

/// The ways in which programs catch errors of services: `CatchingTests.swift` explains them.
struct CatchingServiceErrorsTests {
  private func awaited(_ provider: ServiceScope) async throws -> Room? {
    do {
      return try await provider.require(Room.self)
    } catch let error as ServiceError where error.rule == "missing-service" {
      return nil
    } catch is ServiceError {
      return Room(lamp: Candle())
    }
  }

  private func plain(_ provider: ServiceScope) -> String {
    do {
      _ = try provider.require(Room.self)
      return "resolved"
    } catch {
      return rule(error)
    }
  }

  private func rethrowing(_ provider: ServiceScope) throws -> Room {
    do {
      return try provider.require(Room.self)
    } catch {
      throw error
    }
  }

  private func result(_ provider: ServiceScope) -> Result<Room, any Error> {
    Result { try provider.require(Room.self) as Room }.mapError { $0 as any Error }
  }

  @Test func `errors of require() are caught by a plain catch, passed on, and become optionals and results`() throws {
    let provider = try provider()
    #expect(plain(provider) == "recipe-failed")
    #expect(throws: ServiceError.self) { try rethrowing(provider) }
    #expect((try? provider.require(Room.self)) == nil)
    #expect(throws: ServiceError.self) { try result(provider).get() }
  }

  @Test func `errors of an awaited require() can be cast, tested and matched`() async throws {
    let provider = try provider()
    #expect(try await awaited(provider)?.lamp is Candle)
    func local() async throws -> Room? {
      do { return try await provider.require(Room.self) } catch let error as ServiceError {
        return error.underlying is Darkness ? nil : Room(lamp: Lantern())
      }
    }
    #expect(try await local() == nil)
    #expect(await (try? provider.require(Room.self)) == nil)
  }

  @Test func `errors of Lazy and Factory are caught by a plain catch, passed on, and become optionals`() throws {
    let provider = try provider()
    let cellar = provider.resolveRequired(Cellar.self)
    func lazy() throws -> Room { do { return try cellar.lazy.get() } catch { throw error } }
    func factory() throws -> Room { do { return try cellar.factory.make() } catch { throw error } }
    #expect(throws: ServiceError.self) { try lazy() }
    #expect(throws: ServiceError.self) { try factory() }
    #expect((try? cellar.lazy.get()) == nil)
    #expect((try? cellar.factory.make()) == nil)
    let rules = [cellar].flatMap { cellar in
      var rules: [String] = []
      do { _ = try cellar.lazy.get() } catch { rules.append(rule(error)) }
      do { _ = try cellar.factory.make() } catch { rules.append(rule(error)) }
      return rules
    }
    #expect(rules == ["recipe-failed", "recipe-failed"])
    withExtendedLifetime(provider) {}
  }

  private func cast(_ provider: ServiceScope) throws -> Room {
    do {
      return try provider.require(Room.self)
    } catch let error as ServiceError {
      return error.underlying is Darkness ? Room(lamp: Candle()) : Room(lamp: Lantern())
    }
  }

  private func tested(_ cellar: Cellar) throws -> Room? {
    do { return try cellar.lazy.get() } catch is ServiceError { return nil }
  }

  private func matched(_ cellar: Cellar) throws -> Room? {
    do {
      return try cellar.factory.make()
    } catch let error as ServiceError where error.rule == "recipe-failed" {
      return nil
    }
  }

  @Test func `errors of require(), Lazy and Factory can be cast, tested and matched`() throws {
    let provider = try provider()
    let cellar = provider.resolveRequired(Cellar.self)
    #expect(try cast(provider).lamp is Candle)
    #expect(try tested(cellar) == nil)
    #expect(try matched(cellar) == nil)
    withExtendedLifetime(provider) {}
  }
}
