import Furnish

/// A closure service whose conformance is written by hand, so that these tests do not depend on the macros.
struct Vault: Sendable {
  var open: @Sendable (_ word: String) throws -> Int = { word in
    if word.isEmpty || word == secret { throw WrongWord(word: word) }
    return word.count
  }
  var close: @Sendable (_ word: String) async -> Bool = { _ in true }
  var unlock: @Sendable (_ word: Redacted<String>) async throws(WrongWord) -> Void = { word throws(WrongWord) in
    throw WrongWord(word: word.revealed)
  }

  /// A word that no log, span or metric may contain.
  static let secret = "swordfish"
}

struct WrongWord: Error, CustomStringConvertible {
  let word: String
  var description: String { "not '\(word)'" }
}

extension Vault: ClosureService {
  static var unimplemented: Self { Self() }

  static var serviceEndpoints: [ServiceEndpoint] {
    [
      ServiceEndpoint("open", of: "Vault", at: \Self.open, parameters: ["word"], throwing: (any Error).self),
      ServiceEndpoint("close", of: "Vault", at: \Self.close, parameters: ["word"], isAsync: true),
      ServiceEndpoint(
        "unlock", of: "Vault", at: \Self.unlock, parameters: ["word"], isAsync: true, throwing: WrongWord.self),
    ]
  }

  func intercepting(_ interceptor: any ServiceInterceptor) -> Self {
    let endpoints = Self.serviceEndpoints
    var service = self
    service.open = { word in
      try interceptor.intercept(ServiceCall(endpoints[0]) { [word] }) { () throws -> Int in try self.open(word) }
    }
    service.close = { word in
      await interceptor.intercept(ServiceCall(endpoints[1]) { [word] }) { () async -> Bool in await self.close(word) }
    }
    service.unlock = { word throws(WrongWord) in
      try await interceptor.intercept(ServiceCall(endpoints[2]) { [word] }) { () async throws(WrongWord) -> Void in
        try await self.unlock(word)
      }
    }
    return service
  }
}
