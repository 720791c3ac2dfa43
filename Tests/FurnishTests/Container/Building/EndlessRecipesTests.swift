import Furnish
import Testing

/// Recipes that request each other without end: each request ends with an error.
struct EndlessRecipesTests {
  private final class Left: Closeable, Sendable {
    let rest: [any Sendable]
    init(_ rest: any Sendable...) { self.rest = rest }
    func close() async throws {}
  }

  private final class Right: Sendable {
    let rest: [any Sendable]
    init(_ rest: any Sendable...) { self.rest = rest }
  }

  private final class Slow: Sendable {}

  @Test func `a closeable transient that requests itself is a cycle`() throws {
    let scope = try validatedProvider {
      $0.register(Left.self, lifetime: .transient) { (provider: any ServiceProvider) throws in
        Left(try provider.require(Left.self))
      }
    }.makeScope()
    let rule = TestThread.run(stackSize: 1 << 20) { () -> String? in
      do { _ = try scope.require(Left.self) } catch { return (error as? ServiceError)?.rule }
      return nil
    }
    #expect(rule == "dependency-cycle")
  }

  @Test func `a cycle among dependencies of which one is awaited is an error`() async throws {
    let app = try validatedProvider {
      $0.register(Left.self) { (right: Right) in Left(right) }.register(Right.self) { Right() }
        .register(Slow.self) { () async in Slow() }
    }
    let test = app.overriding { $0.replacing.register(Right.self) { (left: Left, slow: Slow) in Right(left, slow) } }
    let error = await #expect(throws: ServiceError.self) { try await test.require(Left.self) }
    #expect("\(try #require(error))".contains("Left → Right → Left"))
  }

  @Test func `a transient service whose awaited recipe requests itself without end is an error`() async throws {
    let recipes = Shared(0)
    let provider = try validatedProvider {
      $0.register(Right.self, lifetime: .transient) { (provider: any ServiceProvider) async throws in
        recipes.withValue { $0 += 1 }
        return Right(try await provider.require(Right.self))
      }
    }
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Right.self) }
    #expect(recipes.value == 1000)
    let finding = try #require(error).finding
    #expect(finding.rule == "endless-recursion")
    #expect(finding.message == "Right cannot be created: 1000 recipes of transient services wait for each other.")
    #expect(
      finding.fix == "end the recursion in a recipe, or give one of the services a lifetime that shares its instance.")
  }

  @Test func `a recipe that requests itself from a provider that overrides its own is a cycle`() throws {
    let provider = try validatedProvider {
      $0.register(Right.self) { provider throws in
        Right(try provider.overriding { $0.register(Slow.self) { Slow() } }.require(Right.self))
      }
    }
    let error = TestThread.run(stackSize: 8 << 20) { () -> ServiceError? in
      do { _ = try provider.require(Right.self) } catch { return error as? ServiceError }
      return nil
    }
    #expect(try #require(error).finding.message == "Right depends on itself.")
    #expect("\(try #require(error))".contains("Right → Right, registered at"))
  }

  @Test func `an asynchronous recipe that requests itself from a provider that overrides its own is a cycle`()
    async throws
  {
    let provider = try validatedProvider {
      $0.register(Right.self) { (provider: any ServiceProvider) async throws in
        Right(try await provider.overriding { $0.register(Slow.self) { Slow() } }.require(Right.self))
      }
    }
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Right.self) }
    #expect(try #require(error).finding.message == "Right depends on itself.")
    #expect("\(try #require(error))".contains("Right → Right, registered at"))
  }

  @Test func `a recipe may request itself from overriding providers until it finds a service`() throws {
    let provider = try validatedProvider {
      $0.register(Int.self) { 0 }.register(Right.self) { provider throws in
        let depth = provider.resolveRequired(Int.self)
        if depth == 50 { return Right() }
        return Right(try provider.overriding { $0.register(Int.self) { depth + 1 } }.require(Right.self))
      }
    }
    let depth = TestThread.run(stackSize: 8 << 20) { () -> Int in
      var depth = 0
      var next = try? provider.require(Right.self)
      while let inner = next?.rest.first as? Right { (depth, next) = (depth + 1, inner) }
      return depth
    }
    #expect(depth == 50)
  }
}
