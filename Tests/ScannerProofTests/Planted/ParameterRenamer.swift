import SwiftParser
import SwiftSyntax

/// A visitor that collects edits that rename the parameters of functions in a file. The parameters of the implicit
/// initializer of a structure are its properties.
final class ParameterRenamer: SyntaxVisitor {
  private(set) var renames: [Edit] = []
  private let functions: Set<FunctionName>
  private var owners: [String] = []

  /// Finds the parameters of some functions in a text.
  ///
  /// - Parameter functions: The functions whose parameters are searched.
  init(_ text: String, of functions: Set<FunctionName>) {
    self.functions = functions
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: text))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    findProperties(of: node)
    return enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    find("init", node.signature.parameterClause)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    find(node.name.text, node.signature.parameterClause)
    return .skipChildren
  }

  private func enter(_ owner: String) -> SyntaxVisitorContinueKind {
    owners.append(owner)
    return .visitChildren
  }

  private func find(_ name: String, _ clause: FunctionParameterClauseSyntax) {
    let labels = clause.parameters.map(\.firstName.text)
    guard functions.contains(FunctionName(owner: owners.last, name: name, labels: labels)) else { return }
    for parameter in clause.parameters { rename(parameter.firstName) }
  }

  private func findProperties(of type: StructDeclSyntax) {
    let members = type.memberBlock.members.map(\.decl)
    guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return }
    let labels = functions.filter { $0.owner == type.name.text && $0.name == "init" }.flatMap(\.labels)
    for member in members {
      for binding in member.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, labels.contains(name.text) else {
          continue
        }
        rename(name)
      }
    }
  }

  private func rename(_ token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    renames.append(Edit(range: start..<start + token.text.utf8.count, replacement: "renamed"))
  }
}
