import SwiftSyntax

/// The functions and computed properties of a file that request services, or register them. A body that names one of
/// them is read as well, because it determines when the function is called: `if isChatOn { openChat() }`.
extension SourceReader {
  /// Adds the names of these members to the words about services, and then the names of the members that call them.
  func addRequestingMembers(of tree: SourceFileSyntax) {
    var places = WordScan.places(of: Self.requestingFunctions, in: bytes)
    if places.isEmpty { return }
    let members = MemberFinder(viewMode: .sourceAccurate)
    members.walk(tree)
    var remaining = members.found.filter { !Self.commonNames.contains($0.name) }
    for _ in 0..<Self.mostSteps {
      let requesting = remaining.filter { WordScan.contains(places, from: $0.start, to: $0.end) }
      if requesting.isEmpty { return }
      let starts = Set(requesting.map(\.start))
      remaining.removeAll { starts.contains($0.start) }
      places = WordScan.places(of: Set(requesting.map(\.name)), in: bytes)
      words.add(places)
    }
  }

  /// Returns the number of times that the file names a private member outside of its declaration. Returns nil for other
  /// members, and for members with an attribute such as `@IBAction`, by which other code may call them.
  func mentions(ofPrivate name: TokenSyntax, _ modifiers: Modifiers, _ attributes: AttributeListSyntax) -> Int? {
    guard access(modifiers, in: nil) == .private, attributes.isEmpty else { return nil }
    let range = name.positionAfterSkippingLeadingTrivia.utf8Offset..<name.endPositionBeforeTrailingTrivia.utf8Offset
    return nameCounts.count(range) - 1
  }

  /// The functions that request a service which must exist, or that register a service.
  private static let requestingFunctions: Set<String> = [
    "addService", "getService", "register", "registerOnMainActor", "registerRunning", "require", "resolveRequired",
  ]

  /// The greatest length of a chain of members in which each calls the next, and the last requests a service.
  private static let mostSteps = 3

  /// The names that nearly every file has, and those that no code calls.
  private static let commonNames: Set<String> = [
    "body", "callAsFunction", "count", "description", "get", "id", "init", "isEmpty", "main", "name", "register",
    "value",
  ]
}

/// A visitor that finds the functions and the computed properties of a file, with the offsets of their bodies.
private final class MemberFinder: SyntaxVisitor {
  private(set) var found: [(name: String, start: Int, end: Int)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, case .identifier(let name) = node.name.tokenKind { add(name, body) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let accessors = binding.accessorBlock, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        add(pattern.identifier.text, accessors)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ name: String, _ body: some SyntaxProtocol) {
    found.append((name, body.position.utf8Offset, body.endPosition.utf8Offset))
  }
}
