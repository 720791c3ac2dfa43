/// Tests of the type of a value: `part is Log`, `if let log = part as? Log`, `case let log as Log`.
extension Interpreter {
  /// Returns the condition that a value has a type; nil if the result may differ from one time to the next.
  ///
  /// - Parameter isLast: Whether the pattern is the last: a value that matches none of the previous ones matches it.
  func condition(
    _ compared: ComparedValue, hasType type: TypeReference, _ pattern: Pattern, isLast: Bool,
    in environment: Environment
  ) -> Presence? {
    if isLast { return .always }
    if compared.isFixed, let known = condition(compared.value, hasType: type, in: environment) { return known }
    let subject = TestSubject.comparison(compared.subject, operator: "is", value: pattern.text)
    return conditionOfTest(
      subject, in: environment, called: compared.text, pattern.text, "is not\(pattern.text.dropFirst(2))")
  }

  /// Returns the condition that a value has a type; nil if the source does not show the type of the instance, or does
  /// not declare the tested type.
  func condition(_ value: Value, hasType reference: TypeReference, in environment: Environment) -> Presence? {
    if case .optional = reference { return nil }
    let testedType = index.resolve(reference, in: environment.context)
    switch value {
    case .absent: return .never
    case .either(let alternatives):
      var (met, rest) = ([Presence](), Presence.always)
      for alternative in alternatives {
        guard let condition = condition(alternative.value, hasType: reference, in: environment) else { return nil }
        met.append(space.and(space.and(rest, alternative.presence), condition))
        rest = space.excluding(rest, alternative.presence)
      }
      return space.any(met)
    case .instance(let type, let creation?) where creation.literal != nil:
      guard type.isValueOfStandardLibrary else { return nil }
      return type == testedType ? .always : testedType.isValueOfStandardLibrary ? .never : nil
    case .instance:
      // The value of a variable may be an instance of another type later.
      guard case .instance(let type, let creation?) = value.asCreated, creation.call != nil,
        !creation.mayHaveChanged || creation.isElement,
        let typeID = type.declaration, index.types[typeID].facts.kind != .protocol, !testedType.isOpen
      else { return nil }
      if type == testedType { return .always }
      if let parts = testedType.partsOfComposition {
        let isKnown = parts.allSatisfy { index.declaration(of: $0) != nil } && unreadParents(of: typeID).isEmpty
        return isKnown ? parts.allSatisfy { index.mayBeInstance(of: typeID, declaredAs: $0) } ? .always : .never : nil
      }
      guard let other = index.declaration(of: testedType), index.types[other].facts.genericParameters.isEmpty else {
        return nil
      }
      // No type inherits from a structure or an enumeration.
      if other != typeID, [.struct, .enum].contains(index.types[other].facts.kind) { return .never }
      guard unreadParents(of: typeID).isEmpty else { return nil }
      return index.mayBeInstance(of: typeID, declaredAs: testedType) ? .always : .never
    case .string, .boolean:
      return value.knownType == testedType ? .always : testedType.isValueOfStandardLibrary ? .never : nil
    default: return nil
    }
  }
}

extension ResolvedType {
  /// The protocols of `any Log & Clock`; nil for other types.
  fileprivate var partsOfComposition: [ResolvedType]? {
    switch self {
    case .composition(let parts): parts
    case .existential(let type): type.partsOfComposition
    default: nil
    }
  }
}
