import Testing

/// The code that `@RemoteService` writes. Each expansion contains the code of `@ClosureService`, too.
struct RemoteServiceExpansionTests {
  @Test func `an idempotent endpoint with a typed error is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          @Idempotent var get: @Sendable (_ id: Int) async throws(E) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var get: @Sendable (_ id: Int) async throws(E) -> Void

          nonisolated init(
            get: @escaping @Sendable (_ id: Int) async throws(E) -> Void
          ) {
            self.get = get
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              get: { _ async throws(E) in try endpoints[0].unimplemented(throwing: (E).self) }
            )
          }

          nonisolated func get(id: Int) async throws(E) {
            try await self.get(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("get", of: "S", at: \Self.get, parameters: ["id"], isAsync: true, throwing: (E).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 19),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.get = { argument1 async throws(E) in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws(E) -> Void in
                  try await self.get(argument1)
                }
              }
            }
            return service
          }
        }

        extension S: nonisolated FurnishRemote.RemoteService {
          nonisolated static var remoteEndpoints: [FurnishRemote.RemoteEndpoint<Self>] {
            let endpoints = Self.serviceEndpoints
            return [
              FurnishRemote.RemoteEndpoint(endpoints[0], signature: "(id: Int) async throws(E) -> Void", isIdempotent: true) { (service: Self, arguments: FurnishRemote.RemoteArguments<Int>) async throws -> FurnishRemote.RemoteVoid in
                try await service.get(arguments.values)
                return FurnishRemote.RemoteVoid()
              },
            ]
          }

          nonisolated func limiting(_ deadline: FurnishRemote.RemoteDeadline) -> Self {
            let remote = Self.remoteEndpoints
            var service = self
            service.get = { argument1 async throws(E) in
              try await deadline.call(remote[0], throwing: (E).self) { () async throws(E) -> Void in
                try await self.get(argument1)
              }
            }
            return service
          }

          nonisolated static func remote(over connection: FurnishRemote.RemoteConnection<Self>) -> Self {
            let remote = Self.remoteEndpoints
            return Self(
              get: { argument1 async throws(E) in let _: FurnishRemote.RemoteVoid = try await connection.call(remote[0], FurnishRemote.RemoteArguments(argument1), throwing: (E).self) }
            )
          }
        }
        """#)
  }

  @Test func `a store, streams in both directions and a local endpoint are expanded`() {
    expectExpansion(
      of: """
        @ClosureService @RemoteService
        public struct S: Sendable {
          public let store: SStore
          public var exchange: @Sendable (_ a: Int, _ b: [String : Int], _ items: AsyncThrowingStream<Int, any Error>) async throws -> AsyncThrowingStream<String, any Error>
          @LocalEndpoint public var size: @Sendable () -> Int = { 0 }
          @LocalEndpoint public var clear: @Sendable () throws -> Void
        }
        """,
      is: #"""

        public struct S: Sendable {
          public let store: SStore
          public var exchange: @Sendable (_ a: Int, _ b: [String : Int], _ items: AsyncThrowingStream<Int, any Error>) async throws -> AsyncThrowingStream<String, any Error>
          public var size: @Sendable () -> Int = { 0 }
          public var clear: @Sendable () throws -> Void

          public nonisolated init(
            store: SStore,
            exchange: @escaping @Sendable (_ a: Int, _ b: [String : Int], _ items: AsyncThrowingStream<Int, any Error>) async throws -> AsyncThrowingStream<String, any Error>,
            size: (@Sendable () -> Int)? = nil,
            clear: @escaping @Sendable () throws -> Void
          ) {
            self.store = store
            self.exchange = exchange
            if let size { self.size = size }
            self.clear = clear
          }

          public nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            var service = Self(
              store: SStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              exchange: { _, _, _ in try endpoints[0].unimplemented() },
              clear: { try endpoints[2].unimplemented() }
            )
            let placeholders = service
            service.size = {
              endpoints[1].unimplementedWithPlaceholder()
              return placeholders.size()
            }
            return service
          }

          public nonisolated func exchange(a: Int, b: [String : Int], items: AsyncThrowingStream<Int, any Error>) async throws -> AsyncThrowingStream<String, any Error> {
            try await self.exchange(a, b, items)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          public nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("exchange", of: "S", at: \Self.exchange, parameters: ["a", "b", "items"], isAsync: true, throwing: (any Swift.Error).self, isRepeatable: false, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 14),
              Furnish.ServiceEndpoint("size", of: "S", at: \Self.size, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 5, column: 29),
              Furnish.ServiceEndpoint("clear", of: "S", at: \Self.clear, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 6, column: 29),
            ]
          }

          public nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.exchange = { argument1, argument2, argument3 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any, argument2 as Any, argument3 as Any] }
                return try await interceptor.intercept(call) { () async throws -> AsyncThrowingStream<String, any Error> in
                  try await self.exchange(argument1, argument2, argument3)
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service.size = {
                let call = Furnish.ServiceCall(endpoints[1])
                return interceptor.intercept(call) { () -> Int in
                  self.size()
                }
              }
            }
            if interceptor.intercepts(endpoints[2]) {
              service.clear = {
                let call = Furnish.ServiceCall(endpoints[2])
                return try interceptor.intercept(call) { () throws -> Void in
                  try self.clear()
                }
              }
            }
            return service
          }
        }

        extension S: nonisolated FurnishRemote.RemoteService {
          public nonisolated static var remoteEndpoints: [FurnishRemote.RemoteEndpoint<Self>] {
            let endpoints = Self.serviceEndpoints
            return [
              FurnishRemote.RemoteEndpoint(endpoints[0], signature: "(a: Int, b: [String: Int], items: AsyncThrowingStream<Int, any Error>) async throws -> AsyncThrowingStream<String, any Error>") { (service: Self, arguments: FurnishRemote.RemoteArguments<Int, [String : Int]>, items: AsyncThrowingStream<Int, any Error>) async throws -> AsyncThrowingStream<String, any Error> in
                return try await service.exchange(arguments.values.0, arguments.values.1, items)
              },
            ]
          }

          public nonisolated func limiting(_ deadline: FurnishRemote.RemoteDeadline) -> Self {
            let remote = Self.remoteEndpoints
            var service = self
            service.exchange = { argument1, argument2, argument3 in
              try await deadline.stream(remote[0]) { () async throws -> AsyncThrowingStream<String, any Error> in
                try await self.exchange(argument1, argument2, argument3)
              }
            }
            return service
          }

          public nonisolated static func remote(over connection: FurnishRemote.RemoteConnection<Self>, store: SStore) -> Self {
            let endpoints = Self.serviceEndpoints
            let remote = Self.remoteEndpoints
            var service = Self(
              store: store,
              exchange: { argument1, argument2, argument3 in try await connection.stream(remote[0], FurnishRemote.RemoteArguments(argument1, argument2), sending: FurnishRemote.RemoteItems(argument3)) },
              clear: { try endpoints[2].unimplemented() }
            )
            let placeholders = service
          service.size = {
            endpoints[1].unimplementedWithPlaceholder()
            return placeholders.size()
          }
            return service
          }
        }
        """#)
  }

  @Test func `members that are written by hand are not written again`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var get: @Sendable () async throws -> Int

          func limiting(_ deadline: FurnishRemote.RemoteDeadline) -> Self { self }

          static func remote(over connection: RemoteConnection<Self>) -> Self { .unimplemented }
        }
        """,
      is: #"""

        struct S: Sendable {
          var get: @Sendable () async throws -> Int

          func limiting(_ deadline: FurnishRemote.RemoteDeadline) -> Self { self }

          static func remote(over connection: RemoteConnection<Self>) -> Self { .unimplemented }

          nonisolated init(
            get: @escaping @Sendable () async throws -> Int
          ) {
            self.get = get
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              get: { try endpoints[0].unimplemented() }
            )
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("get", of: "S", at: \Self.get, isAsync: true, throwing: (any Swift.Error).self, isRepeatable: false, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.get = {
                let call = Furnish.ServiceCall(endpoints[0])
                return try await interceptor.intercept(call) { () async throws -> Int in
                  try await self.get()
                }
              }
            }
            return service
          }
        }

        extension S: nonisolated FurnishRemote.RemoteService {
          nonisolated static var remoteEndpoints: [FurnishRemote.RemoteEndpoint<Self>] {
            let endpoints = Self.serviceEndpoints
            return [
              FurnishRemote.RemoteEndpoint(endpoints[0], signature: "() async throws -> Int") { (service: Self, arguments: FurnishRemote.RemoteArguments< >) async throws -> Int in
                return try await service.get()
              },
            ]
          }
        }
        """#)
  }
}
