extension FileFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(version)
    tape.add(imports)
    tape.add(types)
    tape.add(aliases)
    tape.add(functions)
    tape.add(variables)
    tape.add(statements)
    tape.add(ignores)
    tape.add(uncontrolled)
    tape.add(remoteUses)
    tape.add(problems)
    tape.add(mayStartContainers)
    tape.add(starts)
    tape.add(unreadMembers)
    tape.add(changedNames)
    tape.add(initializedNames)
    tape.add(labels)
  }

  init(from tape: inout TapeReader) throws {
    self.init()
    version = try tape.number()
    guard version == Self.currentVersion else { throw TapeDamage() }
    imports = try tape.values()
    types = try tape.values()
    aliases = try tape.values()
    functions = try tape.values()
    variables = try tape.values()
    statements = try tape.values()
    ignores = try tape.values()
    uncontrolled = try tape.values()
    remoteUses = try tape.values()
    problems = try tape.values()
    mayStartContainers = try tape.flag()
    starts = try tape.values()
    unreadMembers = try tape.values()
    changedNames = try tape.values()
    initializedNames = try tape.values()
    labels = try tape.values()
    guard hasSoundOwners else { throw TapeDamage() }
  }

  /// Whether the owner of each member is a type that exists, and the outer type of each nested type is an earlier one,
  /// so that no type contains itself.
  private var hasSoundOwners: Bool {
    let types = types
    let isType = { (owner: Int?) in owner.map(types.indices.contains) ?? true }
    return types.indices.allSatisfy { index in types[index].enclosingType.map { $0 < index } ?? true }
      && aliases.allSatisfy { isType($0.enclosingType) } && functions.allSatisfy { isType($0.owner) }
      && variables.allSatisfy { isType($0.owner) }
  }
}

extension UnreadMember: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(origin)
  }

  init(from tape: inout TapeReader) throws { self.init(name: try tape.word(), origin: try tape.value()) }
}

extension UInt32: Taped {
  func write(to tape: inout TapeWriter) { tape.add(Int(self)) }

  init(from tape: inout TapeReader) throws { self.init(truncatingIfNeeded: try tape.number()) }
}

extension Place: Taped {
  func write(to tape: inout TapeWriter) { tape.add(line: line, column: column) }

  init(from tape: inout TapeReader) throws { self.init(line: try tape.number(), column: try tape.number()) }
}

extension ImportFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(module)
    tape.add(isExported)
    tape.add(isTestable)
  }

  init(from tape: inout TapeReader) throws {
    self.init(module: try tape.word(), isExported: try tape.flag(), isTestable: try tape.flag())
  }
}

extension IgnoreFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(rule)
    tape.add(reason)
    tape.add(place)
    tape.add(Int(line))
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      rule: try tape.word(), reason: try tape.word(), place: try tape.value(), line: Int32(clamping: try tape.number()))
  }
}

extension UncontrolledUse: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(expression)
    tape.add(place)
  }

  init(from tape: inout TapeReader) throws { self.init(expression: try tape.word(), place: try tape.value()) }
}

extension SyntaxProblem: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(message)
    tape.add(place)
  }

  init(from tape: inout TapeReader) throws { self.init(message: try tape.word(), place: try tape.value()) }
}
