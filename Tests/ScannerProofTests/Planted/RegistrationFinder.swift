import SwiftParser
import SwiftSyntax

/// A change of a range of bytes of a text.
struct Edit: Hashable {
  let range: Range<Int>
  let replacement: String

  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...], as: UTF8.self)
  }
}

/// A registration in a text, and the changes that would make it wrong.
struct RegistrationSite: Hashable {
  let line: Int
  let column: Int
  /// The change that removes the registration.
  let deletion: Edit
  /// The change that gives it another lifetime.
  let flip: Edit?
  /// The name of the other lifetime, such as `scoped`.
  let flipped: String
  /// The function that is its recipe, if it names one.
  let function: FunctionName?
}

/// The name of a function, such as `SQLRepository.init(database:log:)`.
struct FunctionName: Hashable {
  /// The name of the type that the function belongs to, or `nil` for a global function.
  let owner: String?
  let name: String
  let labels: [String]
}

/// A visitor that finds the registrations of a file.
final class RegistrationFinder: SyntaxVisitor {
  private(set) var sites: [RegistrationSite] = []
  private let converter: SourceLocationConverter

  private static let names: Set<String> = [
    "register", "registerOnMainActor", "addService",
  ]

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = call.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    guard let name, Self.names.contains(name.baseName.text), !call.arguments.isEmpty else { return .visitChildren }
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    let base = callee.as(MemberAccessExprSyntax.self)?.base
    let start = base?.endPositionBeforeTrailingTrivia.utf8Offset ?? callee.positionAfterSkippingLeadingTrivia.utf8Offset
    let place = converter.location(for: name.positionAfterSkippingLeadingTrivia)
    let (flip, lifetime) = self.flip(of: call)
    sites.append(
      RegistrationSite(
        line: place.line, column: place.column,
        deletion: Edit(range: start..<end, replacement: base == nil ? "()" : ""), flip: flip, flipped: lifetime,
        function: call.arguments.last.flatMap { FunctionName($0.expression) }))
    return .visitChildren
  }

  /// Returns the change of a lifetime: scoped services become singletons, and all others scoped. An instance that is passed
  /// in has no lifetime.
  private func flip(of call: FunctionCallExprSyntax) -> (Edit?, String) {
    let labels = call.arguments.map { $0.label?.text }
    if let argument = call.arguments.first(where: { $0.label?.text == "lifetime" })?.expression {
      let range =
        argument.positionAfterSkippingLeadingTrivia.utf8Offset..<argument.endPositionBeforeTrailingTrivia.utf8Offset
      let flipped = argument.trimmedDescription == ".scoped" ? "singleton" : "scoped"
      return (Edit(range: range, replacement: ".\(flipped)"), flipped)
    }
    guard !labels.contains("instance"), !labels.contains("service"), !labels.contains("with") else { return (nil, "") }
    guard let before = call.arguments.first(where: { $0.label?.text == "name" }) ?? call.arguments.first else {
      return (nil, "")
    }
    let end = before.expression.endPositionBeforeTrailingTrivia.utf8Offset
    return (Edit(range: end..<end, replacement: ", lifetime: .scoped"), "scoped")
  }
}

extension FunctionName {
  init?(_ expression: ExprSyntax) {
    let member = expression.as(MemberAccessExprSyntax.self)
    guard let reference = member?.declName ?? expression.as(DeclReferenceExprSyntax.self),
      let names = reference.argumentNames
    else { return nil }
    let base = member?.base.map { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? $0.trimmedDescription }
    owner = base.map { String($0.prefix { $0 != "<" }) }
    name = reference.baseName.text
    labels = names.arguments.map(\.name.text)
  }
}
