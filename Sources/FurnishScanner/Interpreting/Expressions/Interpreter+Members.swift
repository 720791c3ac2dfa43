import FurnishGraph

/// Members of values and types, which expressions read after a dot.
extension Interpreter {
  /// Evaluates a member of a value.
  func member(_ name: String, of value: Value, in environment: Environment) -> Value {
    let value = value.asCreated
    switch value {
    case .container(let containerID):
      switch name {
      case "services":
        return .collection(Value.Collection(container: containerID, isOfUnknownContainer: containerID == nil))
      case "provider":
        noteUse(of: containerID, in: environment)
        return .provider(containerID.map(Value.Provider.root) ?? .unknown)
      default:
        noteUse(of: containerID, in: environment)
        return addedProperty(name, of: ["ServiceContainer", "Container"], receiver: value, in: environment)
      }
    case .collection(var collection):
      switch name {
      case FurnishNames.replacing:
        (collection.policy, collection.batch) = (.replace, nil)
        return .collection(collection)
      case FurnishNames.addingIfMissing:
        (collection.policy, collection.batch) = (.addIfMissing, nil)
        return .collection(collection)
      default: return addedProperty(name, of: ["ServiceCollection"], receiver: value, in: environment)
      }
    case .provider:
      return addedProperty(name, of: FurnishNames.providers, receiver: value, in: environment)
    case .locator: return addedProperty(name, of: ["ServiceLocator"], receiver: value, in: environment)
    case .swinject(let value): return member(name, ofSwinject: value, in: environment)
    case .type(let type): return member(name, ofType: type, in: environment)
    case .instance(let type, let creation):
      guard let typeID = index.declaration(of: type) else {
        if let known = creation?.fields[name] { return known }
        if let service = member(name, ofDeferral: type, in: environment) { return service }
        if let object = wrappedObject(value, with: name) { return member(name, of: object, in: environment) }
        return addedProperty(name, of: type.extendableNames, receiver: value, in: environment)
      }
      return property(name, of: value, typeID, isStatic: false, in: environment)
        ?? onlyMethod(name, ofType: typeID, isStatic: false, receiver: value) ?? .unknown
    case .tuple(let values, let labels):
      return (labels.firstIndex(of: name) ?? Int(name)).flatMap { $0 < values.count ? values[$0] : nil } ?? .unknown
    case .list: return member(name, ofList: ValueList(value), in: environment)
    case .string(let text): return calculated(name, of: text)
    case .either(let values):
      return mapAlternatives(values, in: environment) { member(name, of: $0, in: $1) }
    case .unknown: return addedProvider(name, in: environment)
    default: return .unknown
    }
  }

  /// Returns the name of a type of Furnish to which programs add static members, `.clocks`, `.image("logo")`; nil for
  /// other types.
  func extendedType(_ type: ResolvedType) -> String? {
    switch type.textInFurnish {
    case "Furnish.ServiceName": "ServiceName"
    case "Furnish.ServiceValues": "ServiceValues"
    case ResolvedType.anyModule.text: "ServiceModule"
    default: nil
    }
  }

  /// Evaluates a static member of a type.
  func member(_ name: String, ofType type: ResolvedType, in environment: Environment) -> Value {
    switch type.textInFurnish {
    case "Furnish.ServiceLocator" where name == "shared": return .locator
    case "Furnish.ServiceValues" where name == "current": return .values
    default: break
    }
    if let owner = extendedType(type) {
      return addedProperty(name, of: [owner], receiver: .type(type), in: environment)
    }
    if name == SwinjectNames.defaultContainer, let container = storyboardContainer(of: .type(type), in: environment) {
      return container
    }
    guard let typeID = index.declaration(of: type) else {
      return type.unreadName.map { addedProperty(name, of: [$0], receiver: .type(type), in: environment) } ?? .unknown
    }
    if name == "self" { return .type(type) }
    if let nested = index.nestedType(name, of: typeID) { return .type(nested) }
    if name == "allCases", property(name, ofType: typeID, isStatic: true) == nil {
      return .list(
        index.types[typeID].cases.map { one in
          element(.enumCase(one.name, of: type), under: presence(one.condition, in: index.types[typeID].file))
        })
    }
    if index.types[typeID].cases.contains(where: { $0.name == name }) { return .enumCase(name, of: type) }
    return property(name, ofType: typeID, isStatic: true)
      ?? onlyMethod(name, ofType: typeID, isStatic: true, receiver: nil) ?? .unknown
  }
}
