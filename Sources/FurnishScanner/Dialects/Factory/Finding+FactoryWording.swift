import FurnishGraph

// The words of findings about Factory. The rules word all findings for Furnish; here each has the message and the fix
// that a program with Factory needs. Each is tested word for word.

extension Finding {
  /// Returns the finding in the words of Factory.
  func inFactory() -> Finding {
    var finding = self
    guard let symbol = chain.last else { return undecidableInFactory() }
    let service = symbol.description
    let name = Self.withoutOrigin(service).split(separator: ".").last.map { $0.filter { $0 != ")" } } ?? service
    switch rule {
    case "missing-service":
      if service.hasPrefix("@") {
        finding.message = "\(service) names no factory."
        finding.fix =
          "declare it, `var \(name): Factory<…> { self { … } }` in an extension of its container, "
          + "or inject one that is declared."
      } else {
        finding.message = "\(service) is promised, and nothing registers it."
        finding.fix = "register it before it is resolved: `\(registration(service)) { … }`."
      }
    case "dependency-cycle":
      guard chain.count > 1 else { break }
      finding.fix =
        "let \(chain[chain.count - 2]) resolve \(service) later: `@LazyInjected(\\.\(name))`, "
        + "or `@WeakLazyInjected` if they hold each other."
    case "captive-dependency":
      guard let captor = chain.first else { break }
      finding.fix = "give \(captor) the scope of \(service) as well, or resolve \(service) where it is used."
      if message.contains("(cached)") { finding.severity = .warning }
    case "duplicate-registration":
      finding.message = "\(service) is registered after it was resolved, and the first instance stays in use."
      finding.fix = "register it before anything resolves it, as in `autoRegister()`."
    case "opaque-recipe":
      finding.fix = "return a call of the container, `self { … }`, so that its closure can be read."
    default: break
    }
    return finding
  }

  private func undecidableInFactory() -> Finding {
    var finding = self
    let start = "The service that `"
    guard rule == "undecidable", message.hasPrefix(start) else { return finding }
    let service = String(message.dropFirst(start.count).prefix { $0 != "`" })
    if service.hasPrefix("\\") {
      finding.message = "\(service) is promised, and which factories a function registers cannot be read here."
      finding.fix = "register it by its name: `\(registration(service)) { … }`."
    } else {
      finding.fix = "check the source of the module that declares it as well."
    }
    return finding
  }

  /// Returns `\Container.session` for `\Container.session in Widget`.
  private static func withoutOrigin(_ service: String) -> Substring {
    service.firstRange(of: " in ").map { service[..<$0.lowerBound] } ?? service[...]
  }

  /// Spells the registration of a factory: `AuthContainer.shared.session.register` for `\AuthContainer.session`.
  private func registration(_ service: String) -> String {
    let parts = Self.withoutOrigin(service).dropFirst().split(separator: ".")
    let container = parts.first == "SharedContainer" ? "Container" : parts.first ?? ""
    return "\(container).shared.\(parts.last ?? "").register"
  }
}
