import FurnishGraph

extension Finding {
  /// A missing service with a chain of three services and a near miss.
  static let missingClock = Finding.missingService(
    ServiceSymbol(type: "any App.Clock"),
    chain: [ServiceSymbol(type: "App.Page"), ServiceSymbol(type: "any App.Log"), ServiceSymbol(type: "any App.Clock")],
    place: ServicePlace(file: "Sources/App/Wiring.swift", line: 2, column: 3),
    nearMisses: [
      NearMiss(
        kind: .homonym, symbol: ServiceSymbol(type: "any Web.Clock"),
        place: ServicePlace(file: "Sources/Web/Clocks.swift", line: 9, column: 5))
    ],
    hops: [
      ServicePlace(file: "Sources/App/Wiring.swift", line: 1, column: 3),
      ServicePlace(file: "Sources/App/Wiring.swift", line: 2, column: 3),
    ], affected: 2)

  /// A note without a place, of a service with a name.
  static let opaqueCache = Finding.opaqueRecipe(
    ServiceSymbol(type: "any App.Cache", registrationName: "images"), place: nil)

  /// A finding whose texts would break every form if they were not escaped.
  static let hostile = Finding(
    rule: "hostile-rule", severity: .warning, message: "a\r\n::error::b \u{1B}[31m\"</script><!-- \\ 100%",
    location: "\u{202E}c", place: ServicePlace(file: "a b:c,d%/ü.swift", line: 0, column: 0),
    notes: [Note(message: "1\n2")], fix: "\u{0}\u{2028}")
}
