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
    tape.add(attributes)
    tape.add(isNonisolated)
    tape.add(access)
    tape.add(condition)
    tape.add(place)
    tape.add(body != nil)
    tape.add(body ?? [])
    tape.add(mentionCount)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), owner: try tape.optionalNumber(), isStatic: try tape.flag(), isProperty: try tape.flag(),
      genericParameters: try tape.words(), parameters: try tape.values(), result: try tape.optional(),
      isAsync: try tape.flag(), isThrowing: try tape.flag(), isFailable: try tape.flag(), attributes: try tape.values(),
      isNonisolated: try tape.flag(),
      access: try tape.choice(), condition: try tape.value(), place: try tape.value())
    let hasBody = try tape.flag()
    let statements: [Statement] = try tape.values()
    body = hasBody ? statements : nil
    mentionCount = try tape.optionalNumber()
  }
}

extension VariableFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(owner)
    tape.add(isStatic)
    tape.add(isConstant)
    tape.add(type)
    tape.add(hasInitialValue)
    tape.add(initialValue)
    tape.add(attributes)
    tape.add(access)
    tape.add(condition)
    tape.add(place)
    tape.add(isLazy)
    tape.add(isImplicitlyUnwrapped)
    tape.add(isUnread)
    tape.add(hasObservers)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), owner: try tape.optionalNumber(), isStatic: try tape.flag(), isConstant: try tape.flag(),
      type: try tape.optional(), hasInitialValue: try tape.flag(), initialValue: try tape.optional(),
      attributes: try tape.values(), access: try tape.choice(), condition: try tape.value(), place: try tape.value(),
      isLazy: try tape.flag(), isImplicitlyUnwrapped: try tape.flag(), isUnread: try tape.flag(),
      hasObservers: try tape.flag())
  }
}
