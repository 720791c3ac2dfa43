/// A piece of the code of a program: a body, or the value of a variable.
struct CodeBody {
  var context: LookupContext
  var statements: [Statement]
  /// The place where the code begins.
  var place: SourcePlace
  /// The type whose declaration or extension contains the code.
  var owner: TypeID?
  /// The name of the extended type, if the code is in an extension of a type that the program does not declare.
  var foreignOwner: String?
  /// The name of the function, or of the property with its accessor: `api.set`.
  var name = ""
  var parameters: [ParameterFacts] = []

  var scope: CodeScope { CodeScope(context: context, foreignOwner: foreignOwner, parameters: parameters) }
}

extension DeclarationIndex {
  /// Returns all code of the files that use a dialect, except that of excluded types.
  ///
  /// Calls of `#Preview` are left out: they set and request services for a preview alone.
  ///
  /// - Parameter isExcluded: Returns whether the code of a type is left out. The argument is `nil` for code outside of
  ///   types.
  func bodies(in dialect: Dialect, without isExcluded: (TypeID?) -> Bool) -> [CodeBody] {
    var bodies: [CodeBody] = []
    let isUsed = NumberedTable<FileID, Bool>(files.indices.map { uses(dialect, in: $0) })
    for file in files.indices where isUsed[file] {
      let code = statements[file].filter { !$0.isPreview }
      guard !code.isEmpty else { continue }
      bodies.append(
        CodeBody(
          context: LookupContext(file: file, module: moduleOfFile[file]), statements: code,
          place: SourcePlace(file: file, place: Place(line: 1, column: 1))))
    }
    for id in functions.ids where isUsed[functions.file(id)] {
      let entry = functions[id]
      // A default argument is evaluated for each call that passes none.
      let defaults = entry.facts.parameters.compactMap(\.defaultValue).map(Statement.expression)
      let code = defaults + (entry.facts.body ?? [])
      guard !code.isEmpty, entry.facts.name != "#Preview", !isExcluded(entry.owner) else { continue }
      bodies.append(
        CodeBody(
          context: context(of: entry), statements: code, place: SourcePlace(file: entry.file, place: entry.facts.place),
          owner: entry.owner, foreignOwner: entry.foreignOwner, name: entry.facts.name,
          parameters: entry.facts.parameters))
    }
    for id in variables.ids where isUsed[variables.file(id)] {
      let entry = variables[id]
      guard let value = entry.facts.initialValue, !isExcluded(entry.owner) else { continue }
      let context = LookupContext(file: entry.file, module: moduleOfFile[entry.file], type: entry.owner)
      bodies.append(
        CodeBody(
          context: context, statements: [.expression(value)],
          place: SourcePlace(file: entry.file, place: entry.facts.place),
          owner: entry.owner, foreignOwner: entry.foreignOwner))
    }
    return bodies
  }
}

extension Statement {
  fileprivate var isPreview: Bool {
    if case .expression(.call(let call)) = self { call.callee.calledName == "#Preview" } else { false }
  }
}
