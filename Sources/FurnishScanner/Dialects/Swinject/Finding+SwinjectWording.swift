import FurnishGraph

// The words of findings about Swinject's containers. The rules word all findings for Furnish; here each has the fix
// that a program with Swinject needs. Each is tested word for word.

extension Finding {
  /// Returns the finding in the words of Swinject.
  func inSwinject() -> Finding {
    var finding = self
    let service = chain.last
    switch rule {
    case "missing-service":
      guard let service else { break }
      let instead = fix.firstRange(of: "add `services.").map { String(fix[..<$0.lowerBound]) } ?? ""
      finding.fix = "\(instead)add `\(service.registrationInSwinject)`."
    case "dependency-cycle":
      guard let service, chain.count > 1 else { break }
      let requester = chain[chain.count - 2]
      finding.fix =
        "let \(requester) store \(service) in a property, and set it in "
        + "`.initCompleted { r, instance in … }`, once both are created."
    case "captive-dependency":
      guard let service, let captor = chain.first else { break }
      finding.fix =
        "register \(captor) in the object scope of \(service) as well, or \(service) with `.inObjectScope(.container)`."
    case "unused-registration":
      finding.message = "\(service.map(\.description) ?? "") is registered, and nothing resolves it."
    case "opaque-recipe":
      finding.fix =
        "resolve what it needs in its factory, `container.register(…) { r in … r.resolve(…)! … }`, "
        + "or check the source of the code that creates it as well."
    case "unreachable-module":
      guard let service else { break }
      finding.message = "No assembler receives \(service), so nothing that it registers can be resolved."
      finding.fix = "pass it to the assembler, `Assembler([\(service.shortType)()])`, or remove it."
    case "undecidable": finding.fix = undecidableFixInSwinject ?? fix
    default: break
    }
    return finding.namingArguments()
  }

  private var undecidableFixInSwinject: String? {
    if message.hasPrefix("The registrations of `") {
      return "name the assemblies where they are assembled: `Assembler([CoreAssembly()])`."
    }
    if message.hasPrefix("The service that `") { return "name the type where it is resolved: `resolve(Log.self)`." }
    if message.hasPrefix("The name `") { return "write it as a literal, or as a constant with a literal." }
    if message.hasPrefix("The lifetime `") {
      return "name an object scope, `.inObjectScope(.container)`, or a static constant of `ObjectScope`."
    }
    if message.hasPrefix("The type of `") { return "name the type where it is registered: `register(Log.self)`." }
    if message.hasPrefix("The services are") {
      return "register them in an Assembly, or in a function whose source is checked as well."
    }
    return nil
  }

  /// Returns the finding with names for services that take arguments: `any Page with 1 argument` for
  /// `Factory1<any Page>`.
  private func namingArguments() -> Finding {
    let names = Set(chain.filter { $0.type.hasPrefix("Swinject.Factory") }.map(\.type))
    guard !names.isEmpty else { return self }
    var finding = self
    for type in names {
      let symbol = ServiceSymbol(type: type)
      let inner = type.drop { $0 != "<" }.dropFirst().dropLast()
      let count = type.drop { !$0.isNumber }.prefix { $0.isNumber }
      let spoken = "\(ServiceSymbol(type: String(inner))) with \(count) argument\(count == "1" ? "" : "s")"
      func renamed(_ text: String) -> String {
        text.replacing(type, with: spoken).replacing(symbol.shortType, with: spoken)
      }
      finding.message = renamed(finding.message)
      finding.location = renamed(finding.location)
      finding.fix = renamed(finding.fix)
      for index in finding.notes.indices { finding.notes[index].message = renamed(finding.notes[index].message) }
    }
    return finding
  }
}

extension ServiceSymbol {
  /// The call that registers the service: `container.register(Log.self, name: "file") { r in … }`.
  fileprivate var registrationInSwinject: String {
    let isAssisted = type.hasPrefix("Swinject.Factory")
    let service = isAssisted ? ServiceSymbol(type: String(type.drop { $0 != "<" }.dropFirst().dropLast())) : self
    let name = registrationName.map { ", name: \($0.debugDescription)" } ?? ""
    let type = service.shortType.hasPrefix("any ") ? String(service.shortType.dropFirst(4)) : service.shortType
    return "container.register(\(type).self\(name)) { r\(isAssisted ? ", …" : "") in … }"
  }
}
