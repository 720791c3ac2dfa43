/// `duplicate-key`: two registrations of one service under one key. Reported once for each key.
///
/// The rule leaves out registrations in branches of the source, of which the program executes one, and keys that the
/// source does not show, which may all be different.
enum DuplicateKey: Rule {
  static let severity = Finding.Severity.error

  private struct Key: Hashable {
    let service: Int
    let number: Int
  }

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    var keys: [Key] = []
    var registrationsOfKey: [Key: [Int]] = [:]
    for (index, registration) in context.wiring.registrations.enumerated() where !registration.isAlternative {
      guard case .number(let number) = registration.key else { continue }
      let key = Key(service: registration.service, number: number)
      if registrationsOfKey[key]?.count == 1 { keys.append(key) }
      registrationsOfKey[key, default: []].append(index)
    }
    return keys.map { key in
      let registrations = registrationsOfKey[key] ?? []
      let last = registrations[registrations.count - 1]
      let finding = Finding.duplicateKey(
        context.wiring.names.key(ofRegistration: last), of: context.symbol(last),
        isOnMainActor: context.isOnMainActor(last), places: registrations.map(context.place))
      return PlacedFinding(finding: finding, position: last)
    }
  }
}
