import FurnishGraph

/// The findings about code that the interpreter could not read, about declarations that are not visible where code uses
/// them, and about services that may be missing.
extension InterpretedProgram {
  /// Returns the findings about the events that the interpreter has noted.
  ///
  /// - Parameter exposed: The modules that other packages can use; nil if they are not known.
  func findingsOfEvents(_ exposed: Set<String>?) -> [Finding] {
    let modules = RunningModules(index, exposed: exposed)
    // If other code may add to every container, no requested service is reported as missing.
    let isJudged = containers.contains { !$0.container.isOpen }
    let found = interpreter.events.obstacles.filter { obstacle in
      if case .request = obstacle.key.kind, !isJudged { return false }
      if modules.isForUnreadCode(index.moduleOfFile[obstacle.key.place.file]) { return false }
      return !obstacle.value.allSatisfy(interpreter.isSuperseded)
    }.keys
    let obstacles = found.sorted { ($0.place, "\($0.kind)") < ($1.place, "\($1.kind)") }.map { obstacle in
      var finding = Finding.undecidable(obstacle.kind.asUndecidable, place: index.servicePlace(obstacle.place))
        .worded(for: obstacle.dialect)
      if isOfUncalledHelpers(interpreter.events.obstacles[obstacle] ?? []) { finding.severity = .note }
      return finding
    }
    let concealed = interpreter.events.concealments.sorted { $0.place < $1.place }.map { concealment in
      Finding.notPublic(
        concealment.name, module: concealment.module, place: index.servicePlace(concealment.place),
        declaration: index.servicePlace(concealment.declaration))
    }
    let aliases = index.unread.aliases.sorted().map { id in
      let alias = index.aliases[id]
      let place = SourcePlace(file: alias.file, place: Place(line: 1, column: 1))
      return Finding.undecidable(.type(alias.facts.name), place: index.servicePlace(place))
    }
    let doubts = interpreter.events.doubts.uniqued(by: \.service).map { doubt in
      Finding.missing(doubt, place: index.servicePlace(doubt.place))
    }
    return obstacles + concealed + aliases + doubts
  }

  /// Returns whether all entries with an obstacle are generic functions that no code names: a call would determine the
  /// types that cannot be read.
  private func isOfUncalledHelpers(_ entries: Set<FunctionID?>) -> Bool {
    entries.filter { !interpreter.isSuperseded($0) }.allSatisfy { entry in
      guard let entry, !index.functions[entry].facts.genericParameters.isEmpty else { return false }
      return !isNamed(index.functions[entry].facts.name, outside: entry)
    }
  }

  private func isNamed(_ name: String, outside entry: FunctionID) -> Bool {
    index.functions.ids.contains { function in
      function != entry && index.functions[function].facts.body?.contains { $0.mentions(name) } ?? false
    }
      || index.files.indices.contains { file in index.statements[file].contains { $0.mentions(name) } }
      || index.variables.ids.contains { index.variables[$0].facts.initialValue?.mentions(name) ?? false }
  }
}

extension SourceObstacle.Kind {
  var asUndecidable: Finding.Undecidable {
    switch self {
    case .type(let text): .type(text)
    case .name(let text): .name(text)
    case .lifetime(let text): .lifetime(text)
    case .module(let text): .module(text)
    case .collection: .collection
    case .container: .container
    case .request(let text): .request(text)
    }
  }
}
