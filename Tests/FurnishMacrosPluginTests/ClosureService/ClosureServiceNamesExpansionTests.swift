import Testing

/// The code for endpoints whose names or declarations are spelled in unusual ways.
struct ClosureServiceNamesExpansionTests {
  @Test func `an endpoint in parentheses is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var tick: (@Sendable (_ id: Int) -> Int)
        }
        """,
      is: #"""

        struct S: Sendable {
          var tick: (@Sendable (_ id: Int) -> Int)

          nonisolated init(
            tick: @escaping @Sendable (_ id: Int) -> Int
          ) {
            self.tick = tick
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              tick: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func tick(id: Int) -> Int {
            self.tick(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "S", at: \Self.tick, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
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

  @Test func `an endpoint and a parameter named await are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var `await`: @Sendable (_ await: Bool) throws -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var `await`: @Sendable (_ await: Bool) throws -> Void

          nonisolated init(
            `await`: @escaping @Sendable (_ await: Bool) throws -> Void
          ) {
            self.`await` = `await`
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              await: { _ in try endpoints[0].unimplemented() }
            )
          }

          nonisolated func `await`(await argument1: Bool) throws {
            try self.`await`(argument1)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("await", of: "S", at: \Self.`await`, parameters: ["await"], throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.`await` = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try interceptor.intercept(call) { () throws -> Void in
                  try self.`await`(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint named init is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var `init`: @Sendable (_ id: Int) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var `init`: @Sendable (_ id: Int) -> Int

          nonisolated init(
            `init`: @escaping @Sendable (_ id: Int) -> Int
          ) {
            self.`init` = `init`
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              init: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func `init`(id: Int) -> Int {
            self.`init`(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("init", of: "S", at: \Self.`init`, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.`init` = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.`init`(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint named by a keyword is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var `default`: @Sendable (_ id: Int) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var `default`: @Sendable (_ id: Int) -> Int

          nonisolated init(
            `default`: @escaping @Sendable (_ id: Int) -> Int
          ) {
            self.`default` = `default`
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              default: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func `default`(id: Int) -> Int {
            self.`default`(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("default", of: "S", at: \Self.`default`, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.`default` = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.`default`(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `names beyond ASCII are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Uhrwerk: Sendable {
          var läuft: @Sendable (_ größe: Int) -> Bool
          var 時計: @Sendable (_ 時: Int) -> Int
        }
        """,
      is: #"""

        struct Uhrwerk: Sendable {
          var läuft: @Sendable (_ größe: Int) -> Bool
          var 時計: @Sendable (_ 時: Int) -> Int

          nonisolated init(
            läuft: @escaping @Sendable (_ größe: Int) -> Bool,
            時計: @escaping @Sendable (_ 時: Int) -> Int
          ) {
            self.läuft = läuft
            self.時計 = 時計
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              läuft: { _ in endpoints[0].unimplementedWithoutAnswer() },
              時計: { _ in endpoints[1].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func läuft(größe: Int) -> Bool {
            self.läuft(größe)
          }

          nonisolated func 時計(時: Int) -> Int {
            self.時計(時)
          }
        }

        extension Uhrwerk: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("läuft", of: "Uhrwerk", at: \Self.läuft, parameters: ["größe"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
              Furnish.ServiceEndpoint("時計", of: "Uhrwerk", at: \Self.時計, parameters: ["時"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.läuft = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Bool in
                  self.läuft(argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service.時計 = { argument1 in
                let call = Furnish.ServiceCall(endpoints[1]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.時計(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `comments in odd places do not change the expansion`() {
    expectExpansion(
      of: """
        @ClosureService(/* why */ store: .none)
        struct Clock /* a */ : /* b */ Sendable /* c */ {
          var /* d */ tick /* e */ : /* f */ @Sendable /* g */ (_ /* h */ by: Int /* i */) /* j */ throws -> /* k */ Int // l
        }
        """,
      is: #"""

        struct Clock /* a */ : /* b */ Sendable /* c */ {
          var /* d */ tick /* e */ : /* f */ @Sendable /* g */ (_ /* h */ by: Int /* i */) /* j */ throws -> /* k */ Int // l

          nonisolated init(
            tick: @escaping @Sendable (_ /* h */ by: Int /* i */) /* j */ throws -> /* k */ Int
          ) {
            self.tick = tick
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              tick: { _ in try endpoints[0].unimplemented() }
            )
          }

          nonisolated func tick(by: Int) throws -> Int {
            try self.tick(by)
          }
        }

        extension Clock: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "Clock", at: \Self.tick, parameters: ["by"], throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 15),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.tick = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try interceptor.intercept(call) { () throws -> Int in
                  try self.tick(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
