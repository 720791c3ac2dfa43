import Testing

/// The code that is generated in addition to members that the author has written.
struct ClosureServiceWrittenMembersExpansionTests {
  @Test func `a written initializer replaces the generated one`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
          init(tick: @escaping @Sendable () -> Int) { self.tick = tick }
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var tick: @Sendable () -> Int
          init(tick: @escaping @Sendable () -> Int) { self.tick = tick }

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

  @Test func `a written initializer with other parameters does not replace the generated one`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
          init(ticks: Int) { self.init(tick: { ticks }) }
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var tick: @Sendable () -> Int
          init(ticks: Int) { self.init(tick: { ticks }) }

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

  @Test func `a written unimplemented replaces the generated one`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
          static var unimplemented: Self { Self(tick: { 0 }) }
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var tick: @Sendable () -> Int
          static var unimplemented: Self { Self(tick: { 0 }) }

          nonisolated init(
            tick: @escaping @Sendable () -> Int
          ) {
            self.tick = tick
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

  @Test func `a written method replaces the generated one`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable (_ by: Int) -> Int
          func tick(by number: Int) -> Int { tick(number) }
          func tick(other: Int) -> Int { tick(other) }
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var tick: @Sendable (_ by: Int) -> Int
          func tick(by number: Int) -> Int { tick(number) }
          func tick(other: Int) -> Int { tick(other) }

          nonisolated init(
            tick: @escaping @Sendable (_ by: Int) -> Int
          ) {
            self.tick = tick
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              tick: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension Clock: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "Clock", at: \Self.tick, parameters: ["by"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.tick = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.tick(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a service that conforms already has no extension`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable, ClosureService {
          var tick: @Sendable () -> Int
        }
        """,
      is: """

        struct Clock: Sendable, ClosureService {
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
        """, conforming: ["ClosureService"])
  }
}
