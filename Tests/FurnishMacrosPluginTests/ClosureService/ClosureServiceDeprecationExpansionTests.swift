import Testing

/// The code for endpoints that are deprecated, and for those that never return.
struct ClosureServiceDeprecationExpansionTests {
  @Test func `a deprecated endpoint is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Pantry: Sendable {
          @available(*, deprecated) var get: @Sendable (_ id: Int) -> Int
          var put: @Sendable () -> Void
        }
        """,
      is: #"""

        struct Pantry: Sendable {
          @available(*, deprecated) var get: @Sendable (_ id: Int) -> Int
          var put: @Sendable () -> Void

          nonisolated init(
            get: @escaping @Sendable (_ id: Int) -> Int,
            put: @escaping @Sendable () -> Void
          ) {
            var _service: Self?
            Self._initialization.run(&_service, get, put)
            if let _service { self = _service } else { self.init(get: get, put: put) }
          }

          @available(*, deprecated) nonisolated private init(
            _deprecated: Swift.Void,
            get: @escaping @Sendable (_ id: Int) -> Int,
            put: @escaping @Sendable () -> Void
          ) {
            self.get = get
            self.put = put
          }

          nonisolated private struct _Initialization {
            let run: (inout Pantry?, @escaping @Sendable (_ id: Int) -> Int, @escaping @Sendable () -> Void) -> Swift.Void
          }

          nonisolated private static var _initialization: _Initialization {
            @available(*, deprecated) _read {
              yield _Initialization { $0 = Self(_deprecated: (), get: $1, put: $2) }
            }
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              get: { _ in endpoints[0].unimplementedWithoutAnswer() },
              put: { endpoints[1].unimplementedWithPlaceholder() }
            )
          }

          nonisolated private var _deprecated_get: @Sendable (_ id: Int) -> Int {
            get {
              var copy = self
              return { $0 }(&copy._deprecated_get)
            }
            set { { $0 = newValue }(&self._deprecated_get) }
            @available(*, deprecated) _modify { yield &self.get }
          }

          nonisolated private static var _deprecated_get: Swift.PartialKeyPath<Self> {
            @available(*, deprecated) _read { yield \Self.get }
          }

          @available(*, deprecated) nonisolated func get(id: Int) -> Int {
            self._deprecated_get(id)
          }
        }

        extension Pantry: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("get", of: "Pantry", at: Self._deprecated_get, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 33),
              Furnish.ServiceEndpoint("put", of: "Pantry", at: \Self.put, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service._deprecated_get = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self._deprecated_get(argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service.put = {
                let call = Furnish.ServiceCall(endpoints[1])
                return interceptor.intercept(call) { () -> Void in
                  self.put()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a deprecated endpoint with a closure is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        public struct Pantry: Sendable {
          @available(*, deprecated) public var count: @Sendable () -> Int = { 7 }
        }
        """,
      is: #"""

        public struct Pantry: Sendable {
          @available(*, deprecated) public var count: @Sendable () -> Int = { 7 }

          public nonisolated init(
            count: (@Sendable () -> Int)? = nil
          ) {
            var _service: Self?
            Self._initialization.run(&_service, count)
            if let _service { self = _service } else { self.init(count: count) }
          }

          @available(*, deprecated) nonisolated private init(
            _deprecated: Swift.Void,
            count: (@Sendable () -> Int)? = nil
          ) {
            if let count { self.count = count }
          }

          nonisolated private struct _Initialization {
            let run: (inout Pantry?, (@Sendable () -> Int)?) -> Swift.Void
          }

          nonisolated private static var _initialization: _Initialization {
            @available(*, deprecated) _read {
              yield _Initialization { $0 = Self(_deprecated: (), count: $1) }
            }
          }

          public nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            var service = Self()
            let placeholders = service
            service._deprecated_count = {
              endpoints[0].unimplementedWithPlaceholder()
              return placeholders._deprecated_count()
            }
            return service
          }

          nonisolated private var _deprecated_count: @Sendable () -> Int {
            get {
              var copy = self
              return { $0 }(&copy._deprecated_count)
            }
            set { { $0 = newValue }(&self._deprecated_count) }
            @available(*, deprecated) _modify { yield &self.count }
          }

          nonisolated private static var _deprecated_count: Swift.PartialKeyPath<Self> {
            @available(*, deprecated) _read { yield \Self.count }
          }
        }

        extension Pantry: nonisolated Furnish.ClosureService {
          public nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("count", of: "Pantry", at: Self._deprecated_count, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 40),
            ]
          }

          public nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service._deprecated_count = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self._deprecated_count()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `deprecated endpoints beside a constant and other endpoints are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Pantry: Sendable {
          let version = 3
          @available(*, deprecated) var count: @Sendable () -> Int = { 7 }
          @available(*, deprecated) var clear: @Sendable () -> Void
          var put: @Sendable () -> Void
        }
        """,
      is: #"""

        struct Pantry: Sendable {
          let version = 3
          @available(*, deprecated) var count: @Sendable () -> Int = { 7 }
          @available(*, deprecated) var clear: @Sendable () -> Void
          var put: @Sendable () -> Void

          nonisolated init(
            count: (@Sendable () -> Int)? = nil,
            clear: @escaping @Sendable () -> Void,
            put: @escaping @Sendable () -> Void
          ) {
            var _service: Self?
            Self._initialization.run(&_service, count, clear, put)
            if let _service { self = _service } else { self.init(count: count, clear: clear, put: put) }
          }

          @available(*, deprecated) nonisolated private init(
            _deprecated: Swift.Void,
            count: (@Sendable () -> Int)? = nil,
            clear: @escaping @Sendable () -> Void,
            put: @escaping @Sendable () -> Void
          ) {
            if let count { self.count = count }
            self.clear = clear
            self.put = put
          }

          nonisolated private struct _Initialization {
            let run: (inout Pantry?, (@Sendable () -> Int)?, @escaping @Sendable () -> Void, @escaping @Sendable () -> Void) -> Swift.Void
          }

          nonisolated private static var _initialization: _Initialization {
            @available(*, deprecated) _read {
              yield _Initialization { $0 = Self(_deprecated: (), count: $1, clear: $2, put: $3) }
            }
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            var service = Self(
              clear: { endpoints[1].unimplementedWithPlaceholder() },
              put: { endpoints[2].unimplementedWithPlaceholder() }
            )
            let placeholders = service
            service._deprecated_count = {
              endpoints[0].unimplementedWithPlaceholder()
              return placeholders._deprecated_count()
            }
            return service
          }

          nonisolated private var _deprecated_count: @Sendable () -> Int {
            get {
              var copy = self
              return { $0 }(&copy._deprecated_count)
            }
            set { { $0 = newValue }(&self._deprecated_count) }
            @available(*, deprecated) _modify { yield &self.count }
          }

          nonisolated private static var _deprecated_count: Swift.PartialKeyPath<Self> {
            @available(*, deprecated) _read { yield \Self.count }
          }

          nonisolated private var _deprecated_clear: @Sendable () -> Void {
            get {
              var copy = self
              return { $0 }(&copy._deprecated_clear)
            }
            set { { $0 = newValue }(&self._deprecated_clear) }
            @available(*, deprecated) _modify { yield &self.clear }
          }

          nonisolated private static var _deprecated_clear: Swift.PartialKeyPath<Self> {
            @available(*, deprecated) _read { yield \Self.clear }
          }
        }

        extension Pantry: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("count", of: "Pantry", at: Self._deprecated_count, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 33),
              Furnish.ServiceEndpoint("clear", of: "Pantry", at: Self._deprecated_clear, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 5, column: 33),
              Furnish.ServiceEndpoint("put", of: "Pantry", at: \Self.put, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 6, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service._deprecated_count = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self._deprecated_count()
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service._deprecated_clear = {
                let call = Furnish.ServiceCall(endpoints[1])
                return interceptor.intercept(call) { () -> Void in
                  self._deprecated_clear()
                }
              }
            }
            if interceptor.intercepts(endpoints[2]) {
              service.put = {
                let call = Furnish.ServiceCall(endpoints[2])
                return interceptor.intercept(call) { () -> Void in
                  self.put()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that never returns is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Endings: Sendable {
          var halt: @Sendable () async throws -> Never
        }
        """,
      is: #"""

        struct Endings: Sendable {
          var halt: @Sendable () async throws -> Never

          nonisolated init(
            halt: @escaping @Sendable () async throws -> Never
          ) {
            self.halt = halt
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              halt: { try endpoints[0].unimplemented() }
            )
          }
        }

        extension Endings: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("halt", of: "Endings", at: \Self.halt, isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.halt = {
                let call = Furnish.ServiceCall(endpoints[0])
                try await interceptor.intercept(call) { () async throws -> Swift.Void in
                  try await self.halt()
                }
                Swift.fatalError("an interceptor returned from 'halt', which never returns")
              }
            }
            return service
          }
        }
        """#)
  }
}
