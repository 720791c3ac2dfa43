import Furnish
import Testing

@Suite struct ServiceCollectionInterceptingTests {
  private func provider(_ register: (any ServiceCollection) -> Void) throws -> ServiceScope {
    let container = ServiceContainer()
    register(try container.services)
    return try container.validated()
  }

  @Test func `a registered service is intercepted`() throws {
    let spy = ServiceSpy()
    let provider = try provider {
      $0.register(Workshop<String>.self) { Workshop() }
        .intercept(Workshop<String>.self, by: .recorded(into: spy))
    }
    _ = try provider.resolveRequired(Workshop<String>.self).check(3)
    #expect(spy.calls.map(\.endpoint) == ["check"])
  }

  @Test func `a service that is registered after intercept() is intercepted`() throws {
    let spy = ServiceSpy()
    let provider = try provider {
      $0.intercept(Workshop<String>.self, by: .recorded(into: spy))
        .register(Workshop<String>.self) { Workshop() }
    }
    provider.resolveRequired(Workshop<String>.self).tidy()
    #expect(spy.calls.count == 1)
  }

  @Test func `the first of several interceptors is the outermost`() throws {
    let (inner, outer) = (ServiceSpy(), ServiceSpy())
    let provider = try provider {
      $0.register(Workshop<String>.self) { Workshop() }
        .intercept(
          Workshop<String>.self, by: RecordingInterceptor(into: outer), FailingInterceptor(),
          RecordingInterceptor(into: inner))
    }
    _ = try? provider.resolveRequired(Workshop<String>.self).check(1)
    #expect(outer.calls.count == 1)
    #expect(inner.calls.isEmpty)
  }

  @Test func `intercept() with a name intercepts only the service with that name`() throws {
    let spy = ServiceSpy()
    let provider = try provider {
      $0.register(Workshop<String>.self) { Workshop() }
        .register(Workshop<String>.self, name: "spied") { Workshop() }
        .intercept(Workshop<String>.self, name: "spied", by: .recorded(into: spy))
    }
    provider.resolveRequired(Workshop<String>.self).tidy()
    #expect(spy.calls.isEmpty)
    provider.resolveRequired(Workshop<String>.self, name: "spied").tidy()
    #expect(spy.calls.count == 1)
  }

  @Test func `intercept() with a key intercepts only the service under that key`() throws {
    let spy = ServiceSpy()
    let provider = try provider {
      $0.register(Workshop<String>.self, key: 1) { Workshop() }
        .register(Workshop<String>.self, key: 2) { Workshop() }
        .intercept(Workshop<String>.self, key: 2, by: .recorded(into: spy))
        .intercept(Workshop<String>.self, key: 2, by: RecordingInterceptor(into: spy), RecordingInterceptor(into: spy))
    }
    let workshops = provider.resolveAll(Workshop<String>.self, by: Int.self)
    workshops[1]?.tidy()
    #expect(spy.calls.isEmpty)
    workshops[2]?.tidy()
    #expect(spy.calls.count == 3)
  }

  @Test func `the intercepted service keeps its lifetime`() throws {
    let provider = try provider {
      $0.register(Workshop<String>.self, lifetime: .scoped) { Workshop() }
        .intercept(Workshop<String>.self, by: .failing())
    }
    let scope = provider.makeScope()
    let first = scope.resolveRequired(Workshop<String>.self).bench
    let second = scope.resolveRequired(Workshop<String>.self).bench
    let other = provider.makeScope().resolveRequired(Workshop<String>.self).bench
    #expect(first === second)
    #expect(first !== other)
  }
}
