import FurnishGraph

// The words of findings about swift-dependencies. The rules word all findings for Furnish; here each has the message
// and the fix that a program with swift-dependencies needs. Each is tested word for word.

extension Finding {
  /// Returns the finding in the words of swift-dependencies.
  func inSwiftDependencies() -> Finding {
    var finding = self
    let service = chain.last.map(\.description) ?? ""
    switch rule {
    case "missing-service":
      let values = "\\DependencyValues."
      if service.hasPrefix(values) {
        let name = service.dropFirst(values.count)
        let spelled = "@Dependency(\\.\(name))"
        finding.message = "\(spelled) names no property of DependencyValues."
        finding.location = location.replacing(service, with: spelled)
        finding.fix =
          "declare it, `extension DependencyValues { var \(name): … { get { self[…Key.self] } set { … } } }`, "
          + "or read a property that is declared."
      } else {
        let subject = service.dropFirst("@Dependency(".count).dropLast()
        let target = subject.hasPrefix("\\.") ? "$0\(subject.dropFirst())" : "$0[\(subject)]"
        finding.message = "\(service) has no live value."
        finding.fix =
          "let its key conform to `DependencyKey` in a module that the app links, `static let liveValue = …`, "
          + "or set it at the start: `prepareDependencies { \(target) = … }`."
      }
    case "dependency-cycle":
      guard chain.count > 1 else { break }
      finding.message = "The live value of \(service) reads itself while it is created."
      finding.fix =
        "let \(chain[chain.count - 2]) read \(service) in the closure that uses it, "
        + "so that it is read when the closure is called."
    case "captive-dependency":
      guard let captor = chain.first else { break }
      // A program that overrides nothing is not wrong.
      finding.severity = .warning
      finding.message = "\(captor) is created once, and stores \(service) without its overrides."
      finding.fix = "read \(service) where it is used, with a property wrapper that is not static."
    case "undecidable":
      if message.hasPrefix("The service that `") {
        finding.fix = "check the source of the module that declares it as well."
      }
    default: break
    }
    return finding
  }
}
