extension TypeFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(kind)
    tape.add(name)
    tape.add(enclosingType)
    tape.add(extended)
    tape.add(genericParameters)
    tape.add(inherited)
    tape.add(attributes)
    tape.add(access)
    tape.add(condition)
    tape.add(place)
    tape.add(isLocal)
    tape.add(isNonisolated)
    tape.add(cases)
    tape.add(constraints)
    tape.add(parameterConstraints)
    tape.add(associatedTypes)
    tape.add(requiredFunctions)
    tape.add(remoteEndpoints)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      kind: try tape.choice(), name: try tape.word(), enclosingType: try tape.optionalNumber(),
      extended: try tape.optional(),
      genericParameters: try tape.words(), inherited: try tape.values(), attributes: try tape.values(),
      access: try tape.choice(), condition: try tape.value(), place: try tape.value(), isLocal: try tape.flag(),
      isNonisolated: try tape.flag(), cases: try tape.values(),
      constraints: try tape.values(), parameterConstraints: try tape.values(), associatedTypes: try tape.values(),
      requiredFunctions: try tape.words(),
      remoteEndpoints: try tape.values())
  }
}

extension CaseFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(rawValue)
    tape.add(rawLiteral)
    tape.add(values)
    tape.add(condition)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), rawValue: try tape.optionalWord(), rawLiteral: try tape.optionalWord(),
      values: try tape.values(), condition: try tape.value())
  }
}

extension CaseFacts.Value: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(label)
    tape.add(type)
  }

  init(from tape: inout TapeReader) throws { self.init(label: try tape.optionalWord(), type: try tape.value()) }
}

extension ConstraintFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(left)
    tape.add(right)
    tape.add(isSameType)
  }

  init(from tape: inout TapeReader) throws {
    self.init(left: try tape.value(), right: try tape.value(), isSameType: try tape.flag())
  }
}

extension AssociatedTypeFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(defaultType)
    tape.add(requirements)
  }

  init(from tape: inout TapeReader) throws {
    self.init(name: try tape.word(), defaultType: try tape.optional(), requirements: try tape.values())
  }
}

extension AssociatedTypeFacts.Requirement: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(labels != nil)
    tape.add(labels ?? [])
    tape.add(parameter)
  }

  init(from tape: inout TapeReader) throws {
    let name = try tape.word()
    let isFunction = try tape.flag()
    let labels = try tape.optionalWords()
    self.init(name: name, labels: isFunction ? labels : nil, parameter: try tape.optionalNumber())
  }
}

extension AliasFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(enclosingType)
    tape.add(genericParameters)
    tape.add(target)
    tape.add(access)
    tape.add(condition)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), enclosingType: try tape.optionalNumber(), genericParameters: try tape.words(),
      target: try tape.value(), access: try tape.choice(), condition: try tape.value())
  }
}

extension AttributeFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(generics)
    tape.add(arguments)
    tape.add(place)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), generics: try tape.values(), arguments: try tape.values(), place: try tape.value())
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
    tape.add(origin)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), owner: try tape.optionalNumber(), isStatic: try tape.flag(), isConstant: try tape.flag(),
      type: try tape.optional(), hasInitialValue: try tape.flag(), initialValue: try tape.optional(),
      attributes: try tape.values(), access: try tape.choice(), condition: try tape.value(), place: try tape.value(),
      isLazy: try tape.flag(), isImplicitlyUnwrapped: try tape.flag(), isUnread: try tape.flag(),
      hasObservers: try tape.flag(), origin: try tape.value())
  }
}
