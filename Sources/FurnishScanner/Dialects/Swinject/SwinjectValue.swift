/// A value of one of Swinject's types.
enum SwinjectValue {
  /// A container; `nil` if the source does not show which one.
  case container(ContainerID?)
  /// A `Resolver`: a container from which services are requested, or the argument of a factory.
  case resolver(Value.Provider)
  /// An assembler, by its container.
  case assembler(ContainerID?)
  /// The result of `register`: a registration that further calls configure.
  case entry(container: ContainerID, registration: Int)

  /// The receiver of requests.
  var provider: Value.Provider? {
    switch self {
    case .container(let id), .assembler(let id): id.map(Value.Provider.root) ?? .unknown
    case .resolver(let provider): provider
    case .entry: nil
    }
  }
}

extension Value {
  /// Returns the resolver of a container; `nil` stands for a container that the source does not show.
  static func swinjectResolver(of container: ContainerID?) -> Value {
    .swinject(.resolver(container.map(Provider.root) ?? .unknown))
  }
}

extension ResolvedType {
  /// The name of a type of Swinject's, without its module; `nil` for every other type.
  var nameInSwinject: String? {
    let prefix = "Swinject."
    switch self {
    case .nominal(let name, nil, _), .existential(.nominal(let name, nil, _)):
      return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    default: return nil
    }
  }

  /// Returns the type that stands for this service with a number of arguments that requests pass. Swinject
  /// distinguishes registrations by the types of the arguments, but the source always shows only their number.
  func withArguments(_ count: Int) -> ResolvedType {
    count == 0 ? self : .nominal(name: "Swinject.Factory\(count)", declaration: nil, arguments: [self])
  }
}

extension DeclarationIndex {
  /// Returns a type of Swinject's, if a file uses Swinject and declares no type of this name.
  func typeInSwinject(_ path: [TypeReference.Component], in context: LookupContext) -> ResolvedType? {
    guard let last = path.last, path.count == 1 || SwinjectNames.modules.contains(path[0].name) else { return nil }
    let isProtocol = SwinjectNames.protocols.contains(last.name)
    guard isProtocol || SwinjectNames.types.contains(last.name), uses(.swinject, in: context.file) else { return nil }
    let type = ResolvedType.nominal(
      name: "Swinject.\(last.name)", declaration: nil, arguments: last.arguments.map { resolve($0, in: context) })
    return isProtocol ? .existential(type) : type
  }
}
