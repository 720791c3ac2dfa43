import SwiftSyntax

/// The assignments by which initializers give their instances their first values, and all other changes of variables.
extension SourceReader {
  /// Notes the assignments of an initializer to names and to properties of `self`, apart from those in closures and in
  /// local functions.
  func noteInitialAssignments(of initializer: InitializerDeclSyntax) {
    guard let body = initializer.body else { return }
    let finder = InitialAssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    initialAssignments.formUnion(finder.found)
  }

  /// Notes the names of the variables that the code of the file may change.
  func readChangedNames() {
    let names = ChangedNames(bytes, at: words.changes, initializing: initialAssignments)
    facts.changedNames = names.changed.sorted()
    facts.initializedNames = names.initialized.sorted()
    facts.labels = names.labels.sorted()
  }
}

private final class InitialAssignmentFinder: SyntaxVisitor {
  private(set) var found: [Int] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.elements
    if let target = elements.first, elements.count > 1,
      let assignment = elements[elements.index(after: elements.startIndex)].as(AssignmentExprSyntax.self),
      target.is(DeclReferenceExprSyntax.self)
        || target.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      found.append(assignment.equal.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
