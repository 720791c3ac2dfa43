import Foundation
import FurnishGraph
import FurnishScanner

/// A change of a program that may be a fault.
struct PlantedFault {
  let kind: String
  let change: String
  let path: String
  let line: Int
  /// The text of the changed file.
  let text: String
  /// Whether the change is a fault of the program. Removing a service that nothing requests is none.
  let isReal: Bool
  /// The rules that may report the fault, or none if every rule may.
  var rules: Set<String> = []

  func matches(_ finding: Finding) -> Bool { rules.isEmpty || rules.contains(finding.rule) }

  /// Returns a change for each registration, which removes it.
  static func deletions(in example: Specimen) throws -> [PlantedFault] {
    try sites(in: example).map { path, text, site in
      PlantedFault(
        kind: "deleted registrations", change: "deleted", path: path, line: site.line,
        text: site.deletion.applied(to: text), isReal: example.needs(path, site), rules: ["missing-service"])
    }
  }

  /// Returns a change for each registration, which gives it another lifetime.
  static func flips(in example: Specimen) throws -> [PlantedFault] {
    try sites(in: example).compactMap { path, text, site in
      guard let flip = site.flip else { return nil }
      let rules = example.rulesBroken(path, site)
      return PlantedFault(
        kind: "flipped lifetimes", change: "made \(site.flipped)", path: path, line: site.line,
        text: flip.applied(to: text), isReal: !rules.isEmpty, rules: rules)
    }
  }

  /// Returns a change for each parameter of a function that is a recipe, which renames it.
  static func renames(in example: Specimen) throws -> [PlantedFault] {
    let functions = Set(try sites(in: example).compactMap(\.site.function))
    return try example.paths.flatMap { path in
      let text = try example.text(of: path)
      return ParameterRenamer(text, of: functions).renames.map { edit in
        PlantedFault(
          kind: "renamed parameters", change: "renamed", path: path,
          line: text.utf8.prefix(edit.range.lowerBound).count { $0 == 0x0A } + 1, text: edit.applied(to: text),
          isReal: true)
      }
    }
  }

  /// Lists the registrations that the scanner has read, each with the text that contains it.
  private static func sites(
    in example: Specimen
  ) throws -> [(path: String, text: String, site: RegistrationSite)] {
    let read = Set(example.verdict.wirings.flatMap(\.places))
    return try example.paths.flatMap { path in
      let text = try example.text(of: path)
      return RegistrationFinder(text).sites.filter { read.contains($0.place(in: path)) }.map { (path, text, $0) }
    }
  }
}

extension RegistrationSite {
  func place(in path: String) -> ServicePlace { ServicePlace(file: path, line: line, column: column) }
}

extension SourceWiring {
  fileprivate var places: [ServicePlace] {
    wiring.registrations.indices.compactMap { wiring.names.place(ofRegistration: $0) }
  }
}

/// The facts about a change, from the unchanged source.
extension Specimen {
  /// Returns whether the service of a registration is requested, and is registered nowhere else.
  fileprivate func needs(_ path: String, _ site: RegistrationSite) -> Bool {
    verdict.wirings.contains { source in
      let wiring = source.wiring
      let (own, others) = source.split(at: site.place(in: path))
      let registeredElsewhere = Set(others.map { wiring.registrations[$0].service })
      let requested =
        others.flatMap { wiring.registrations[$0].dependencies }.filter { $0.cardinality == .one }.map(\.service)
        + wiring.requests.filter { $0.cardinality == .one }.map(\.service)
      return own.contains {
        requested.contains(wiring.registrations[$0].service)
          && !registeredElsewhere.contains(wiring.registrations[$0].service)
      }
    }
  }

  /// Returns the rules at error level that would be broken if a registration had the other lifetime.
  fileprivate func rulesBroken(_ path: String, _ site: RegistrationSite) -> Set<String> {
    var rules: Set<String> = []
    for source in verdict.wirings {
      var wiring = source.wiring
      for number in source.split(at: site.place(in: path)).own {
        wiring.registrations[number].lifetime = site.flipped == "scoped" ? .scoped : .singleton
      }
      rules.formUnion(wiring.findings().filter { $0.severity == .error }.map(\.rule))
    }
    return rules
  }
}

extension SourceWiring {
  /// Splits the registrations into those of a place and all others.
  fileprivate func split(at place: ServicePlace) -> (own: [Int], others: [Int]) {
    let all = wiring.registrations.indices
    return (
      all.filter { wiring.names.place(ofRegistration: $0) == place },
      all.filter { wiring.names.place(ofRegistration: $0) != place }
    )
  }
}
