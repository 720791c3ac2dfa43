// The one place for the words of every finding. Each is tested word for word.
//
// The rules and the running container call the same functions, so that both say the same.

extension Finding {
  /// - Parameters:
  ///   - chain: The requesters, outermost first, and the missing service last.
  ///   - hops: Where each requester of the chain is registered; may be left out.
  package static func missingService(
    _ service: ServiceSymbol, chain: [ServiceSymbol], place: ServicePlace?, nearMisses: [NearMiss] = [],
    hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    Finding(rule: "missing-service", severity: .error, message: "", location: "", place: place, chain: chain, fix: "")
  }

  /// - Parameter chain: Closed: the first is the last.
  package static func dependencyCycle(
    chain: [ServiceSymbol], place: ServicePlace?, hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    Finding(rule: "dependency-cycle", severity: .error, message: "", location: "", place: place, chain: chain, fix: "")
  }

  /// - Parameter chain: From the captor to what it would keep.
  package static func captiveDependency(
    chain: [ServiceSymbol], captor: ServiceLifetime, captured: ServiceLifetime, place: ServicePlace?,
    hops: [ServicePlace?] = []
  ) -> Finding {
    Finding(
      rule: "captive-dependency", severity: .error, message: "", location: "", place: place, chain: chain, fix: "")
  }

  /// - Parameters:
  ///   - chain: From what was asked for to the scoped one, which may be the same.
  ///   - isEager: Nobody asked but `start()`; the place is that of the registration.
  package static func scopedFromRoot(
    chain: [ServiceSymbol], place: ServicePlace?, hops: [ServicePlace?] = [], isEager: Bool = false
  ) -> Finding {
    Finding(rule: "scoped-from-root", severity: .error, message: "", location: "", place: place, chain: chain, fix: "")
  }

  /// - Parameter chain: The requesters, if there are any, and the asynchronous service last.
  package static func asyncInSync(
    chain: [ServiceSymbol], place: ServicePlace?, hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    Finding(rule: "async-in-sync", severity: .error, message: "", location: "", place: place, chain: chain, fix: "")
  }

  /// - Parameters:
  ///   - chain: The requesters, if there are any, and the bound service last.
  ///   - isolation: What that is bound to.
  package static func isolationMismatch(
    chain: [ServiceSymbol], isolation: ServiceIsolation, place: ServicePlace?, hops: [ServicePlace?] = [],
    affected: Int = 1
  ) -> Finding {
    Finding(
      rule: "isolation-mismatch", severity: .error, message: "", location: "", place: place, chain: chain, fix: "")
  }

  package static func opaqueRecipe(_ service: ServiceSymbol, place: ServicePlace?) -> Finding {
    Finding(rule: "opaque-recipe", severity: .note, message: "", location: "", place: place, chain: [service], fix: "")
  }

  /// - Parameter registrations: The module and the place of each, in order of registration.
  package static func moduleClash(
    _ service: ServiceSymbol, registrations: [(module: String, place: ServicePlace?)]
  ) -> Finding {
    Finding(rule: "module-clash", severity: .warning, message: "", location: "", chain: [service], fix: "")
  }

  /// - Parameter chain: The requesters, if there are any, and the transient one last.
  package static func closeableTransientFromRoot(chain: [ServiceSymbol], place: ServicePlace?) -> Finding {
    Finding(
      rule: "closeable-transient", severity: .warning, message: "", location: "", place: place, chain: chain, fix: "")
  }
}
