import Foundation
import FurnishGraph
import SwiftSyntax

/// The fix for a cycle that one `Lazy` parameter breaks.
extension FixProposals {
  /// Returns a fix that changes a parameter of the requester to `Lazy`, or `nil` if the fix would have to change other
  /// code as well: code that calls the requester's initializer, apart from its registration, or code outside of the
  /// type that uses the property in which the parameter is stored.
  func lazyFix(_ finding: Finding) -> SourceFix? {
    guard finding.chain.count > 1, let service = finding.chain.last else { return nil }
    let requester = finding.chain[finding.chain.count - 2]
    guard let node = graph.nodes.last(where: { $0.symbol == requester }), let place = node.place,
      let call = source(place.file)?.call(at: place), let recipe = call.arguments.last, call.trailingClosure == nil,
      let reference = InitializerReference(recipe.expression)
    else { return nil }
    let files = texts().filter { $0.text.contains(reference.type) }
    let declarations = files.compactMap { file in source(file.path) }.flatMap { source in
      TypeFinder.types(called: reference.type, in: source).map { (source, $0) }
    }
    guard declarations.count == 1, let (source, type) = declarations.first,
      let change = LazyChange(of: type, reference: reference, service: service.shortType, in: source),
      !isMentionedElsewhere(change, reference.type, outside: type, in: source)
    else { return nil }
    return SourceFix(
      finding: finding, summary: "changed `\(service.shortType)` to `Lazy<\(service.shortType)>` in \(reference.type)",
      edits: change.edits)
  }

  private func isMentionedElsewhere(
    _ change: LazyChange, _ name: String, outside type: any DeclGroupSyntax & DeclSyntaxProtocol,
    in source: ParsedSource
  ) -> Bool {
    let range = type.position.utf8Offset..<type.endPosition.utf8Offset
    return texts().contains { path, text in
      var outside = text
      if path == source.path {
        outside = source.text(0..<range.lowerBound) + "\n" + source.text(range.upperBound..<source.bytes.count)
      }
      let words = outside.words
      return words.contains { $0.word == name && $0.next == "(" }
        || change.property.map { property in words.contains { $0.word == property && $0.previous == "." } } == true
        || zip(words, words.dropFirst()).contains { $0.word == "extension" && $1.word == name }
    }
  }
}

/// A reference to an initializer: `Page.init(log:)`.
struct InitializerReference {
  var type: String
  var labels: [String]?

  init?(_ expression: ExprSyntax) {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let type = member.base?.as(DeclReferenceExprSyntax.self), type.argumentNames == nil
    else { return nil }
    self.type = type.baseName.text
    labels = member.declName.argumentNames?.arguments.map(\.name.text)
  }
}

/// A finder of the types of a given name at the top level of a file.
private enum TypeFinder {
  static func types(
    called name: String, in source: ParsedSource
  ) -> [any DeclGroupSyntax & DeclSyntaxProtocol] {
    source.tree.statements.compactMap { item in
      if let type = item.item.as(StructDeclSyntax.self), type.name.text == name { return type }
      // A class must be final, because a subclass may call the initializer.
      if let type = item.item.as(ClassDeclSyntax.self), type.name.text == name,
        type.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) })
      {
        return type
      }
      if let type = item.item.as(ActorDeclSyntax.self), type.name.text == name { return type }
      return nil
    }
  }
}

/// The edits by which the initializer of a type takes a `Lazy` instead of the service.
private struct LazyChange {
  private(set) var edits: [SourceEdit] = []
  /// The property that stores the parameter.
  private(set) var property: String?

  init?(
    of type: any DeclGroupSyntax & DeclSyntaxProtocol, reference: InitializerReference, service: String,
    in source: ParsedSource
  ) {
    // A macro, and a conformance that the compiler writes, read the properties as well.
    let conformances = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard type.attributes.isEmpty, conformances.allSatisfy({ $0 == "Sendable" }) else { return nil }
    let initializers = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let properties = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let lazy = "Lazy<\(service)>"
    guard !initializers.isEmpty else {
      // The initializer that the compiler writes takes the stored properties.
      guard type.is(StructDeclSyntax.self),
        let (declaration, annotation) = Self.constant(of: service, in: properties, called: nil),
        let name = declaration.bindings.first?.pattern.trimmedDescription
      else { return nil }
      property = name
      edits = [source.edit(annotation, lazy)]
      guard addUses(of: name, in: type, declaredBy: declaration, initializer: nil, source) else { return nil }
      return
    }
    guard initializers.count == 1, let initializer = initializers.first, let body = initializer.body else { return nil }
    let parameters = initializer.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    guard reference.labels == nil || reference.labels == labels else { return nil }
    let matching = parameters.filter { $0.type.trimmedDescription == service && $0.defaultValue == nil }
    guard matching.count == 1, let parameter = matching.first else { return nil }
    let name = (parameter.secondName ?? parameter.firstName).text
    edits = [source.edit(parameter.type, lazy)]
    let uses = WordFinder.tokens(name, in: body)
    if uses.isEmpty { return }
    // The only use may be an assignment such as `self.log = log`, in which the name may occur twice.
    guard let stored = Self.assignment(of: name, in: body), uses.count == (stored == name ? 2 : 1),
      let (declaration, annotation) = Self.constant(of: service, in: properties, called: stored)
    else { return nil }
    property = stored
    edits.append(source.edit(annotation, lazy))
    guard addUses(of: stored, in: type, declaredBy: declaration, initializer: initializer, source) else { return nil }
  }

  /// Adds the edits that insert `.value` after each use of the property.
  ///
  /// - Returns: `false` if something else in the type has the same name.
  private mutating func addUses(
    of name: String, in type: any DeclGroupSyntax & DeclSyntaxProtocol, declaredBy declaration: VariableDeclSyntax,
    initializer: InitializerDeclSyntax?, _ source: ParsedSource
  ) -> Bool {
    let handled = [declaration.range] + (initializer.map { [$0.range] } ?? [])
    for token in WordFinder.tokens(name, in: type.memberBlock) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if handled.contains(where: { $0.contains(offset) }) { continue }
      // The label of an argument does not use the property.
      if token.parent?.is(LabeledExprSyntax.self) == true { continue }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
        guard member.base?.trimmedDescription == "self" else { return false }
      }
      edits.append(source.insert(".value", at: token.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    return true
  }

  /// Finds the only stored constant whose type is the service, and that has the name, if one is given.
  ///
  /// - Returns: The declaration, and its type as it is written; `nil` if no such constant or several exist.
  private static func constant(
    of service: String, in properties: [VariableDeclSyntax], called name: String?
  ) -> (VariableDeclSyntax, TypeSyntax)? {
    let found = properties.compactMap { property -> (VariableDeclSyntax, TypeSyntax)? in
      guard property.bindingSpecifier.tokenKind == .keyword(.let), property.attributes.isEmpty,
        property.bindings.count == 1, let binding = property.bindings.first, binding.initializer == nil,
        let type = binding.typeAnnotation?.type, type.trimmedDescription == service,
        name == nil || binding.pattern.trimmedDescription == name
      else { return nil }
      return (property, type)
    }
    return found.count == 1 ? found.first : nil
  }

  /// Finds the property that a parameter is assigned to: `log` for `self.log = log`.
  private static func assignment(of parameter: String, in body: CodeBlockSyntax) -> String? {
    for item in body.statements {
      let words = item.trimmedDescription.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[1] == "=", words[2] == parameter, words[0].hasPrefix("self.") else { continue }
      return String(words[0].dropFirst(5))
    }
    return nil
  }
}

extension SyntaxProtocol {
  fileprivate var range: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}

/// A finder of the tokens with the text of an identifier.
private enum WordFinder {
  static func tokens(_ word: String, in node: some SyntaxProtocol) -> [TokenSyntax] {
    node.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .identifier(word) }
  }
}

extension String {
  /// The identifiers of a text, each with the character before it, and the first character after it that is no space.
  var words: [(word: Substring, previous: Character?, next: Character?)] {
    var words: [(word: Substring, previous: Character?, next: Character?)] = []
    var index = startIndex
    while index < endIndex {
      guard self[index].isLetter || self[index] == "_" else {
        index = self.index(after: index)
        continue
      }
      let end = self[index...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? endIndex
      let previous = index == startIndex ? nil : self[self.index(before: index)]
      words.append((self[index..<end], previous, self[end...].first { $0 != " " }))
      index = end
    }
    return words
  }
}
