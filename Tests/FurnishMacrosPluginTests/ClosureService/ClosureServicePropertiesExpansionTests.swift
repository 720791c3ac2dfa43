import Testing

/// The properties and conformances that the expansion does not change.
struct ClosureServicePropertiesExpansionTests {
  @Test func `properties with values are unchanged`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var title = "clock"
          var note: String?
          let count: Int = 3
          static let shared = 1
          var computed: Int { 3 }
          lazy var slow = 4
          @Wrapped var wrapped: Int
          var (left, right) = (1, 2)
          var tick: @Sendable () -> Int
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var title = "clock"
          var note: String?
          let count: Int = 3
          static let shared = 1
          var computed: Int { 3 }
          lazy var slow = 4
          @Wrapped var wrapped: Int
          var (left, right) = (1, 2)
          var tick: @Sendable () -> Int

          nonisolated init(
            tick: @escaping @Sendable () -> Int
          ) {
            self.tick = tick
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              tick: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension Clock: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "Clock", at: \Self.tick, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 11, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.tick = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.tick()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint with an observer is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int {
            didSet { print("set") }
          }
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var tick: @Sendable () -> Int {
            didSet { print("set") }
          }

          nonisolated init(
            tick: @escaping @Sendable () -> Int
          ) {
            self.tick = tick
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              tick: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension Clock: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "Clock", at: \Self.tick, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.tick = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.tick()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a service that conforms to Sendable and another protocol is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Hashable, @unchecked Sendable {
          var tick: @Sendable () -> Int
        }
        """,
      is: #"""

        struct Clock: Hashable, @unchecked Sendable {
          var tick: @Sendable () -> Int

          nonisolated init(
            tick: @escaping @Sendable () -> Int
          ) {
            self.tick = tick
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              tick: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension Clock: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "Clock", at: \Self.tick, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.tick = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.tick()
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
