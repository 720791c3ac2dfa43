/// Values in a variable, a parameter or a result that declares another type than the created one.
extension Interpreter {
  /// Returns a value with its declared type: after `let log: any Log = ConsoleLog()`, it is an instance of `any Log`
  /// that was created as a `ConsoleLog`.
  func value(_ value: Value, declaredAs type: ResolvedType) -> Value {
    switch value {
    case .unknown: self.value(of: type)
    case .instance(let typeOfInstance, let creation):
      if type.isOpen || mayBeModules(type)
        || hasRegisteringMethod(typeOfInstance) && !isProtocolWithExtensionMethods(type)
      {
        .instance(typeOfInstance, creation: creation)
      } else {
        .instance(type, creation: creation?.recording(typeOfInstance, declaredAs: type))
      }
    case .tuple(let values, let labels):
      if case .tuple(let types, let names) = type, types.count == values.count {
        .tuple(zip(inOrder(of: names, values, labels), types).map { self.value($0, declaredAs: $1) }, labels: names)
      } else {
        .tuple(values, labels: labels)
      }
    case .list(let values, let isExact):
      if let element = type.arguments(of: "Swift.Array")?.first {
        .list(values.map { self.value($0, declaredAs: element) }, isExact: isExact)
      } else if let types = type.arguments(of: "Swift.Dictionary"), types.count == 2 {
        .list(values.map { pair($0, declaredAs: types[1]) }, isExact: isExact)
      } else {
        value
      }
    case .either(let alternatives):
      .either(
        alternatives.map {
          Value.Alternative(presence: $0.presence, value: self.value($0.value, declaredAs: type))
        })
    default: value
    }
  }

  /// Returns an element of a dictionary in which the value has the declared type, and the key is unchanged.
  private func pair(_ pair: Value, declaredAs type: ResolvedType) -> Value {
    guard case .tuple(let parts, let labels) = pair, parts.count == 2 else { return pair }
    return .tuple([parts[0], value(parts[1], declaredAs: type)], labels: labels)
  }

  /// Returns whether a type is a protocol of the program whose extensions declare a method that is no requirement. A
  /// call of this method depends on the declared type of a value, and not on that of the instance.
  func isProtocolWithExtensionMethods(_ type: ResolvedType) -> Bool {
    guard case .existential(let protocolType) = type, let typeID = protocolType.declaration,
      unreadParents(of: typeID).isEmpty
    else { return false }
    return index.types[typeID].functions.numbers.contains { !requires(index.functions.name($0), typeID) }
  }

  /// Returns the parts of a tuple in the order of the declared labels:
  /// `let size: (width: Int, height: Int) = (height: 2, width: 1)`.
  private func inOrder(of names: [String?], _ values: [Value], _ labels: [String?]) -> [Value] {
    let positions = names.compactMap { name in name.flatMap { labels.firstIndex(of: $0) } }
    return Set(positions).count == values.count ? positions.map { values[$0] } : values
  }
}

extension Creation {
  /// Returns the creation with the type that was created, for a variable that declares another type.
  fileprivate func recording(_ typeOfInstance: ResolvedType, declaredAs type: ResolvedType) -> Creation {
    guard call != nil, caseName == nil, typeOfInstance != type, typeOfInstance.declaration != nil else { return self }
    var creation = self
    creation.ownType = ownType ?? typeOfInstance
    return creation
  }
}

extension Value {
  /// The instance with the type that was created, in place of the type that a variable declares.
  var asCreated: Value {
    guard case .instance(_, let creation?) = self, let typeOfInstance = creation.ownType else { return self }
    return .instance(typeOfInstance, creation: creation)
  }
}
