import Testing

/// The access level and the availability of the generated code for endpoints and services that not all code can use.
struct ClosureServiceNarrowAccessExpansionTests {
  @Test func `a fileprivate endpoint is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          fileprivate var fetch: @Sendable (_ id: String) -> Landmark?
        }
        """,
      is: #"""

        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          fileprivate var fetch: @Sendable (_ id: String) -> Landmark?

          fileprivate nonisolated init(
            store: LandmarkStore,
            fetch: @escaping @Sendable (_ id: String) -> Landmark?
          ) {
            self.store = store
            self.fetch = fetch
          }

          public nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          fileprivate nonisolated func fetch(id: String) -> Landmark? {
            self.fetch(id)
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          public nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 19),
            ]
          }

          public nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Landmark? in
                  self.fetch(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that only its file sets is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          public private(set) var fetch: @Sendable (_ id: String) -> Landmark?
        }
        """,
      is: #"""

        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          public private(set) var fetch: @Sendable (_ id: String) -> Landmark?

          public nonisolated init(
            store: LandmarkStore,
            fetch: @escaping @Sendable (_ id: String) -> Landmark?
          ) {
            self.store = store
            self.fetch = fetch
          }

          public nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          public nonisolated func fetch(id: String) -> Landmark? {
            self.fetch(id)
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          public nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 27),
            ]
          }

          public nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Landmark? in
                  self.fetch(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a service that is available since a version of the system is expanded`() {
    expectExpansion(
      of: """
        @available(macOS 26, *)
        @ClosureService(store: .none)
        struct Loader: Sendable {
          var load: @Sendable () -> Int
        }
        """,
      is: #"""
        @available(macOS 26, *)
        struct Loader: Sendable {
          var load: @Sendable () -> Int

          nonisolated init(
            load: @escaping @Sendable () -> Int
          ) {
            self.load = load
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              load: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        @available(macOS 26, *)
        extension Loader: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("load", of: "Loader", at: \Self.load, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.load = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.load()
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
