import Testing

/// The labels of the generated methods.
struct ClosureServiceLabelsExpansionTests {
  @Test func `an endpoint without parameters has no method`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var tick: @Sendable () -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
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

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "S", at: \Self.tick, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
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

  @Test func `an endpoint with unnamed parameters has no method`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var add: @Sendable (Int, Int) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var add: @Sendable (Int, Int) -> Int

          nonisolated init(
            add: @escaping @Sendable (Int, Int) -> Int
          ) {
            self.add = add
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              add: { _, _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("add", of: "S", at: \Self.add, parameters: ["_", "_"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.add = { argument1, argument2 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any, argument2 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.add(argument1, argument2)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint with named and unnamed parameters is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var add: @Sendable (_ first: Int, Int) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var add: @Sendable (_ first: Int, Int) -> Int

          nonisolated init(
            add: @escaping @Sendable (_ first: Int, Int) -> Int
          ) {
            self.add = add
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              add: { _, _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func add(first: Int, _ argument2: Int) -> Int {
            self.add(first, argument2)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("add", of: "S", at: \Self.add, parameters: ["first", "_"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.add = { argument1, argument2 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any, argument2 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.add(argument1, argument2)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `labels that are keywords are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var move: @Sendable (_ in: Int, _ self: Int, _ where: Int) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var move: @Sendable (_ in: Int, _ self: Int, _ where: Int) -> Void

          nonisolated init(
            move: @escaping @Sendable (_ in: Int, _ self: Int, _ where: Int) -> Void
          ) {
            self.move = move
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              move: { _, _, _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func move(in argument1: Int, self argument2: Int, where argument3: Int) {
            self.move(argument1, argument2, argument3)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("move", of: "S", at: \Self.move, parameters: ["in", "self", "where"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.move = { argument1, argument2, argument3 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any, argument2 as Any, argument3 as Any] }
                return interceptor.intercept(call) { () -> Void in
                  self.move(argument1, argument2, argument3)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `labels that are the same are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var move: @Sendable (_ by: Int, _ by: Int) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var move: @Sendable (_ by: Int, _ by: Int) -> Void

          nonisolated init(
            move: @escaping @Sendable (_ by: Int, _ by: Int) -> Void
          ) {
            self.move = move
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              move: { _, _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func move(by argument1: Int, by argument2: Int) {
            self.move(argument1, argument2)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("move", of: "S", at: \Self.move, parameters: ["by", "by"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.move = { argument1, argument2 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any, argument2 as Any] }
                return interceptor.intercept(call) { () -> Void in
                  self.move(argument1, argument2)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
