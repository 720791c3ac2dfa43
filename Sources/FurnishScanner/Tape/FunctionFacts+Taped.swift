/// The stored form of functions and their parameters.
extension FunctionFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(owner)
    tape.add(isStatic)
    tape.add(isProperty)
    tape.add(genericParameters)
    tape.add(parameters)
    tape.add(result)
    tape.add(isAsync)
    tape.add(isThrowing)
    tape.add(isFailable)
    tape.add(constraints)
    tape.add(changesValues)
    tape.add(origin)
    tape.add(attributes)
    tape.add(isNonisolated)
    tape.add(access)
    tape.add(condition)
    tape.add(place)
    tape.add(isFollowedOnly)
    tape.add(isChoice)
    tape.add(mentions)
    tape.add(body != nil)
    tape.add(body ?? [])
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), owner: try tape.optionalNumber(), isStatic: try tape.flag(), isProperty: try tape.flag(),
      genericParameters: try tape.words(), parameters: try tape.values(), result: try tape.optional(),
      isAsync: try tape.flag(), isThrowing: try tape.flag(), isFailable: try tape.flag(),
      constraints: try tape.values(),
      changesValues: try tape.flag(), origin: try tape.value(), attributes: try tape.values(),
      isNonisolated: try tape.flag(),
      access: try tape.choice(), condition: try tape.value(), place: try tape.value(), isFollowedOnly: try tape.flag(),
      isChoice: try tape.flag(), mentions: try tape.optionalNumber())
    let hasBody = try tape.flag()
    let statements: [Statement] = try tape.values()
    body = hasBody ? statements : nil
  }
}

extension OriginFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(direct)
    tape.add(names)
  }

  init(from tape: inout TapeReader) throws { self.init(direct: try tape.choice(), names: try tape.words()) }
}

extension ParameterFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(label)
    tape.add(name)
    tape.add(type)
    tape.add(hasDefault)
    tape.add(isInout)
    tape.add(isVariadic)
    tape.add(isAutoclosure)
    tape.add(defaultValue)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      label: try tape.optionalWord(), name: try tape.word(), type: try tape.value(), hasDefault: try tape.flag(),
      isInout: try tape.flag(), isVariadic: try tape.flag(), isAutoclosure: try tape.flag(),
      defaultValue: try tape.optional())
  }
}
