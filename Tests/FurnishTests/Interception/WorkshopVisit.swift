import Furnish

/// Calls every endpoint of a workshop once, and returns the result or the error of each.
///
/// The results are strings, by the names of the endpoints, so that two visits compare.
@MainActor
func visitEveryEndpoint(of workshop: Workshop<String>) async -> [String: String] {
  var results: [String: String] = [:]
  func note(_ name: String, _ body: () async throws -> Any) async {
    do { results[name] = "\(try await body())" } catch { results[name] = "threw \(error)" }
  }
  await note("count") { workshop.count("saw", 2) }
  await note("tidy") { workshop.tidy() }
  await note("check") { try workshop.check(3) }
  await note("weigh") { try workshop.weigh(4) }
  await note("lend") { await workshop.lend(5) }
  await note("find") { try await workshop.find(6) as Any }
  await note("order") { try await workshop.order(7) }
  await note("show") { workshop.show(8) }
  await note("ask") { try await workshop.ask(9) }
  var edge = 10
  await note("grind") { workshop.grind(&edge) }
  await note("polish") { try await workshop.polish(&edge) }
  results["edge"] = "\(edge)"
  await note("sum") { workshop.sum(1, 2, 3) }
  let plank = Plank(length: 11)
  results["measure"] = "\(workshop.measure(plank))"
  await note("saw") { try await workshop.saw(Plank(length: 12)) }
  await note("store") { await workshop.store(Box(13)) }
  await note("open") { workshop.open(14).count }
  let box = Box(15)
  await note("fill") { try workshop.fill(box) }
  results["box"] = "\(box.count)"
  await note("each") { workshop.each { $0 + 1 } }
  return results
}

/// Returns the names of the endpoints of one kind, as the service itself declares them.
func namesOfEndpoints(where isIncluded: (ServiceEndpoint) -> Bool) -> Set<String> {
  Set(Workshop<String>.serviceEndpoints.filter(isIncluded).map(\.name))
}
