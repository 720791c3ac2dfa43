/// Functions whose calls the source shows completely.
extension Interpreter {
  /// Returns whether a function never runs: no code calls it, neither in bodies that were read nor in others.
  func isUncalled(_ function: Int?) -> Bool {
    guard let function, !inlined.contains(function) else { return false }
    return index.functions[function].facts.mentionCount == 0 && isCalledByNameInFile(function)
  }

  /// Returns whether all calls of a function were followed. Otherwise code that was not read may call it as well.
  func areAllCallsFollowed(of function: Int) -> Bool {
    guard let count = index.functions[function].facts.mentionCount, isCalledByNameInFile(function) else { return false }
    return callsFollowed[function]?.count == count
  }

  /// Notes a call of a function that was followed.
  func noteCall(of function: Int, at place: Place?, in environment: Environment) {
    guard index.functions[function].facts.mentionCount != nil, let place else { return }
    callsFollowed[function, default: []].insert(SourcePlace(file: environment.context.file, place: place))
  }

  /// Returns whether only code of its own file, in a program that was read, can call a function, and not without its
  /// name.
  private func isCalledByNameInFile(_ function: Int) -> Bool {
    let entry = index.functions[function]
    guard !entry.facts.isProperty, !Self.isCalledByLanguage(entry.facts.name),
      entry.facts.attributes.allSatisfy({ Self.attributesOfOwnCode.contains($0.name) }),
      entry.facts.access == .private || entry.facts.access == .internal && index.isOnlyFileOfModule(entry.file),
      shape.runs(index.moduleOfFile[entry.file])
    else { return false }
    // A method may be that of a protocol or a superclass of another library.
    guard let owner = entry.owner else { return true }
    return unreadParents(of: owner).allSatisfy(Self.parentsWithoutMethods.contains)
  }

  private static func isCalledByLanguage(_ name: String) -> Bool {
    ["main", "init", "callAsFunction", "dynamicallyCall"].contains(name) || name.isOperator
      || name.hasPrefix("subscript") || name.hasPrefix("build") || name.hasSuffix("Interpolation")
  }

  private static let attributesOfOwnCode: Set<String> = ["MainActor", "discardableResult", "inlinable", "available"]
  private static let parentsWithoutMethods: Set<String> = [
    "Sendable", "Hashable", "Equatable", "Codable", "Error", "AnyObject",
  ]
}
