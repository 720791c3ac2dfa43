/// Variables that no code of the program changes, so that they are constants in all but name: `var skips = false`, where
/// no file has `skips = true`.
///
/// The files are searched for the name of the variable alone (``ChangedNames``), so an assignment to another variable of
/// this name counts as well.
extension Interpreter {
  /// Returns whether a variable is a constant, or always has the value of its initialization.
  func hasConstantValue(_ variable: VariableID) -> Bool {
    index.variables[variable].facts.isConstant || isNeverChanged(variable)
  }

  /// Returns whether the source shows the one value of a property or of a global variable: that of its declaration, or
  /// the one that the creation of the instance gives to it.
  ///
  /// - Parameter owner: The instance with the property.
  func hasKnownValue(_ variable: VariableID, of owner: Value?) -> Bool {
    let facts = index.variables[variable].facts
    if facts.isConstant { return true }
    guard isNeverChanged(variable) else { return false }
    guard let type = index.variables[variable].owner, !facts.isStatic else { return true }
    var isCreated = false
    if case .instance(_, let creation?)? = owner, creation.call != nil {
      if creation.fields[facts.name] != nil || creation.properties?.values[facts.name] != nil { return true }
      isCreated = true
    }
    let hash = ChangedNames.hash(facts.name.utf8)
    guard !initializedNames.contains(hash) else { return false }
    // An argument of the memberwise initializer may set the property of an instance that the source does not show.
    let isMemberwise = index.types[type].facts.kind == .struct && labelsOfArguments.contains(hash)
    return isCreated || !isMemberwise && !index.conforms(type, toOneOf: ["Codable", "Decodable"])
  }

  /// Returns whether an expression reads an optional variable that is `nil` at first, and that no code sets:
  /// `var theme: Theme?`.
  func isNeverSet(_ expression: Expression, in environment: Environment) -> Bool {
    guard expression.isPath, let variable = variable(readBy: expression, in: environment),
      case let facts = index.variables[variable].facts, case .optional? = facts.type, !facts.isConstant,
      !facts.hasInitialValue || facts.initialValue == .implicitMember("nil")
    else { return false }
    let owner: Value? =
      if case .member(let base, _, _) = expression { evaluate(base, in: environment) } else { environment.receiver }
    if case .instance(_, let creation?)? = owner,
      creation.fields[facts.name] != nil || creation.properties?.values[facts.name] != nil
    {
      return false
    }
    return hasKnownValue(variable, of: owner)
  }

  /// Returns whether no code changes a variable after its initialization, which takes place in its declaration or in
  /// an initializer of its type.
  private func isNeverChanged(_ variable: VariableID) -> Bool {
    if let known = answers.variablesThatNeverChange[variable] { return known }
    // A structure may have a variable of its own type in a list.
    answers.variablesThatNeverChange[variable] = false
    let isUnchanged = findWhetherUnchanged(variable)
    answers.variablesThatNeverChange[variable] = isUnchanged
    return isUnchanged
  }

  private func findWhetherUnchanged(_ variable: VariableID) -> Bool {
    let (facts, owner) = (index.variables[variable].facts, index.variables[variable].owner)
    let hash = ChangedNames.hash(facts.name.utf8)
    let declaration = index.variables[variable]
    guard !facts.isConstant, !changedNames.contains(hash),
      !isSetOutsideOfProgram(facts.attributes, facts.access, owner, declaration.file)
    else { return false }
    let isOfInstance = owner != nil && !facts.isStatic
    return (isOfInstance || !initializedNames.contains(hash)) && hasValueWithoutParts(variable)
  }

  /// Returns whether code that is not read may set a variable: that of a program which imports its module, or that
  /// which an attribute of the variable or of its type adds.
  private func isSetOutsideOfProgram(
    _ attributes: [AttributeFacts], _ access: Access, _ owner: TypeID?, _ file: FileID
  ) -> Bool {
    if !attributes.allSatisfy({ $0.name == "MainActor" }) { return true }
    if access >= .package, !runningModules.isWhole(index.moduleOfFile[file], isOpen: true) { return true }
    var (next, seen) = (owner, Set<TypeID>())
    while let type = next, seen.insert(type).inserted {
      if !index.types[type].facts.attributes.allSatisfy({ Self.attributesWithoutCode.contains($0.name) }) {
        return true
      }
      next = index.superclass(of: type)
    }
    return false
  }

  /// The attributes of types that add no code.
  private static let attributesWithoutCode: Set<String> = [
    "MainActor", "NSApplicationMain", "UIApplicationMain", "available", "frozen", "main", "unchecked",
    "usableFromInline",
  ]

  /// Returns whether the value of a variable is a text, a number, a Boolean value, a case or a structure that no code
  /// changes in part.
  private func hasValueWithoutParts(_ variable: VariableID) -> Bool {
    let declaration = index.variables[variable]
    let context = LookupContext(
      file: declaration.file, module: index.moduleOfFile[declaration.file], type: declaration.owner,
      foreignOwner: declaration.foreignOwner)
    if let type = declaration.facts.type { return isWithoutParts(index.resolve(type, in: context)) }
    switch declaration.facts.initialValue {
    case .boolean?: return isWithoutParts(.standard("Bool"))
    case .string?: return isWithoutParts(.standard("String"))
    case .number?: return isWithoutParts(.standard("Int")) && isWithoutParts(.standard("Double"))
    case .call(let call)?:
      return resultType(of: call, in: Environment(context: context, presence: .always)).map(isWithoutParts) ?? false
    case .member(let base, let name, _)?:
      let type = type(named: base, in: Environment(context: context, presence: .always))
      return type?.declaration.map { index.types[$0].cases.contains { $0.name == name } } == true
        && isWithoutParts(type!)
    default: return false
    }
  }

  private func isWithoutParts(_ type: ResolvedType) -> Bool {
    if let wrapped = type.arguments(of: "Swift.Optional")?.first { return isWithoutParts(wrapped) }
    guard let typeID = type.declaration else {
      return type.isValueOfStandardLibrary && type.arguments(of: "Swift.Array") == nil
        && !([type.lastName].compactMap(\.self) + Self.protocolsOfValues).contains { owner in
          index.foreignFunctions[owner]?.values.joined().contains { index.functions[$0].facts.changesValues } ?? false
        }
    }
    guard [.enum, .struct].contains(index.types[typeID].facts.kind) else { return false }
    let isChanged = ([typeID] + index.parents(of: typeID)).contains { parent in
      index.types[parent].functions.numbers.contains { index.functions[$0].facts.changesValues }
    }
    return !isChanged
      && index.types[typeID].variables.allSatisfy { index.variables[$0].facts.isStatic || hasConstantValue($0) }
  }

  /// The protocols of numbers, texts and Boolean values, to which an extension may add methods that change a value.
  private static let protocolsOfValues = [
    "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "Collection", "Comparable", "Equatable",
    "ExpressibleByBooleanLiteral", "ExpressibleByStringLiteral", "FixedWidthInteger", "FloatingPoint", "Hashable",
    "Numeric", "RangeReplaceableCollection", "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol",
  ]
}
