/// The table `Tools/modules`: the modules of the package, and the imports that each may have.
struct ModuleTable {
  static let path = "Tools/modules"

  /// The modules that have a row.
  private var modules: Set<String> = []
  private var allowedImports: [String: Set<String>] = [:]
  private(set) var faults: [Fault] = []

  init(_ text: String) {
    var groups: [String: [String]] = [:]
    var lowestLayer = 0
    // Modules that had no row above the row that names them: from elsewhere, or, if they have a row below, a fault.
    var unknown: [(importer: String, imported: String, line: Int)] = []

    for line in text.lines {
      let place = Place(Self.path, line: line.number)
      let row = line.text.prefix { $0 != "#" }.trimmed
      if row.isEmpty { continue }
      guard let match = row.wholeMatch(of: /(?:group|(?<layer>\d+))\s+(?<name>[^\s:]+)\s*:(?<imports>.*)/) else {
        faults.append(.unreadableRow(at: place))
        continue
      }
      let name = String(match.name)
      let words = match.imports.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let layer = match.layer.flatMap({ Int($0) }) else {
        groups[name] = words
        continue
      }
      if layer < lowestLayer { faults.append(.layersOutOfOrder(name, layer: layer, below: lowestLayer, at: place)) }
      if !modules.insert(name).inserted { faults.append(.secondRow(name, at: place)) }
      lowestLayer = layer
      for word in words {
        if word.hasPrefix("@"), groups[word] == nil { faults.append(.unknownGroup(word, at: place)) }
        for imported in groups[word] ?? (word.hasPrefix("@") ? [] : [word]) {
          allowedImports[name, default: []].insert(imported)
          if !modules.contains(imported) { unknown.append((name, imported, line.number)) }
        }
      }
    }
    if text.isEmpty { faults.append(.emptyTable(at: Place(Self.path, line: 1))) }
    for (importer, imported, line) in unknown where modules.contains(imported) {
      faults.append(.rowPointsUpward(importer, imports: imported, at: Place(Self.path, line: line)))
    }
  }

  func hasRow(_ module: String) -> Bool { modules.contains(module) }

  func allows(_ imported: String, in module: String) -> Bool {
    imported == module || allowedImports[module, default: []].contains(imported)
  }
}
