import SwiftSyntax

/// Factories that become the registrations of a module.
extension FactoryRewriter {
  /// Moves the factories of an extension into a module after it. The other members stay in the extension. If the
  /// extension has no other members, the module replaces it.
  func moveFactories(of node: ExtensionDeclSyntax) {
    isInContainer = true
    defer { isInContainer = false }
    var registrations: [(member: MemberBlockItemSyntax, factory: FactoryDeclaration)] = []
    var extensionRemains = node.inheritanceClause != nil
    for member in node.memberBlock.members {
      if let property = member.decl.as(VariableDeclSyntax.self), let factory = FactoryDeclaration(property),
        !property.isStaticMember
      {
        guard let reason = table.reason(of: factory) else {
          registrations.append((member, factory))
          continue
        }
        draft.mark(property, reason)
      } else if member.decl.as(FunctionDeclSyntax.self)?.name.text == "autoRegister" {
        draft.mark(member, .autoRegister)
      } else if member.decl.is(IfConfigDeclSyntax.self) {
        draft.mark(member, .conditional)
      } else if member.decl.as(VariableDeclSyntax.self).map({ FactoryNames.types.contains($0.valueType) }) == true {
        draft.mark(member, .otherForm)
      }
      extensionRemains = true
      walk(member.decl)
    }
    guard !registrations.isEmpty else { return }
    let isPublic = registrations.contains { $0.factory.isPublic } || node.isPublic
    let name = moduleName()
    let unit = source.indentationUnit
    let base = source.indentation(of: node)
    let statements = registrations.map { text(of: $0.member, $0.factory, base + unit) }.joined()
    let access = isPublic ? "public " : ""
    let newline = source.newline
    var module = "\(access)struct \(name): ServiceModule {\(newline)"
    if isPublic { module += "\(base)\(unit)public init() {}\(newline)\(newline)" }
    module += "\(base)\(unit)\(access)func register(in services: any ServiceCollection) {"
    module += statements + "\(newline)\(base)\(unit)}\(newline)\(base)}"
    let mark = "\(MigrationComment.prefix)\(MigrationReason.include(name).text)"
    if extensionRemains {
      for (member, _) in registrations { draft.remove(source.rangeWithComments(of: member)) }
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      draft.insert("\(newline)\(newline)\(base)\(mark)\(newline)\(base)\(module)", at: end)
    } else {
      let comments = node.memberBlock.rightBrace.leadingTrivia.comments
      let rest = comments.map { "\(newline)\(base)\($0)" }.joined()
      draft.replace(node, by: "\(mark)\(newline)\(base)\(module)\(rest)")
    }
    for (_, factory) in registrations {
      draft.note("the factory \(factory.name) is a registration in \(name)", at: factory.property)
    }
  }

  /// Writes the registration of a factory with its marks and with the comments around the factory, indented for the
  /// module.
  private func text(of member: MemberBlockItemSyntax, _ factory: FactoryDeclaration, _ indentation: String) -> String {
    let unit = source.indentationUnit
    doubts = []
    let registration = registration(of: factory)
    let type = factory.type.trimmedDescription
    if factory.lifetime != "transient", !registration.contains("OnMainActor"),
      table.types.isSendable(factory.type.lastName) == false
    {
      doubts.insert(.notSendable(type))
    }
    // The lines of the recipe receive the indentation of the module.
    let old = factory.recipe.map { source.indentation(of: $0.leftBrace) } ?? ""
    let lines = registration.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.enumerated().map { index, line in
      index == 0 || !line.hasPrefix(old) || line.isEmpty ? String(line) : indentation + unit + line.dropFirst(old.count)
    }.joined(separator: source.newline)
    let separator = source.newline + indentation + unit
    let before = member.leadingTrivia.commentsAndBlankLines.map { $0.isEmpty ? source.newline : separator + $0 }
      .joined()
    let after = member.trailingTrivia.comments.map { "  " + $0 }.joined()
    let marks = doubts.map(\.text).sorted().map { separator + MigrationComment.prefix + $0 }.joined()
    return before + marks + separator + text + after
  }

  /// Writes the call that registers a factory:
  /// `services.register((any Log).self, lifetime: .transient) { ConsoleLog() }`.
  private func registration(of factory: FactoryDeclaration) -> String {
    guard let recipe = factory.recipe, let service = table[factory.name] else { return "" }
    let method = factory.isBoundToMainActor || isBoundToMainActor(factory) ? "registerOnMainActor" : "register"
    var arguments = table.spelling.metatype(factory.type)
    if let name = service.name { arguments += ", name: \"\(name)\"" }
    if let parameter = factory.parameter {
      arguments += ", with: \(table.spelling.metatype(parameter))"
    } else if let lifetime = factory.lifetime {
      arguments += ", lifetime: .\(lifetime)"
    }
    if let reference = initializerReference(recipe) { return "services.\(method)(\(arguments), \(reference))" }
    return "services.\(method)(\(arguments)) \(text(of: recipe, factory))"
  }

  private func isBoundToMainActor(_ factory: FactoryDeclaration) -> Bool {
    let created = factory.recipe?.onlyExpression?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return table.types.isBoundToMainActor(created ?? factory.type.lastName)
  }

  /// Writes the closure of a recipe, which takes the provider if it requests services.
  private func text(of recipe: ClosureExprSyntax, _ factory: FactoryDeclaration) -> String {
    let nested = MigrationDraft(source)
    let rewriter = FactoryRewriter(nested, table, qualifier: qualifier)
    rewriter.isInContainer = true
    rewriter.provider = MentionFinder("provider", in: recipe).isFound ? "services" : "provider"
    rewriter.walk(recipe.statements)
    doubts.formUnion(rewriter.doubts)
    var edits = nested.edits
    let requests = edits.contains { $0.replacement.hasPrefix("\(rewriter.provider!).resolveRequired") }
    if let signature = recipe.signature, factory.parameter == nil {
      let start = recipe.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let end = signature.inKeyword.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(
        SourceEdit(path: source.path, range: start..<end, replacement: requests ? " \(rewriter.provider!) in" : ""))
    } else if requests {
      edits.append(
        source.insert(" \(rewriter.provider!) in", at: recipe.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    return source.text(of: recipe, after: edits)
  }

  /// Returns the reference `Network.init(log:)` for `{ Network(log: self.log()) }`, if the program declares the
  /// initializer, and its parameters have exactly the types of the requested services.
  private func initializerReference(_ recipe: ClosureExprSyntax) -> String? {
    guard recipe.parameterList.isEmpty, let call = recipe.onlyExpression?.as(FunctionCallExprSyntax.self),
      !call.arguments.isEmpty, call.trailingClosure == nil, !source.hasComment(in: recipe),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard let parameters = table.types.parameters(ofInitializer: labels, of: type) else { return nil }
    for (argument, parameter) in zip(call.arguments, parameters) {
      guard let request = argument.expression.as(FunctionCallExprSyntax.self), request.arguments.isEmpty,
        request.trailingClosure == nil, let name = request.calledExpression.lastPathName,
        ["self.\(name)", name].contains(request.calledExpression.trimmedDescription), let service = table[name],
        service.name == nil, service.parameter == nil, table.spelling.isSame(service.type, parameter)
      else { return nil }
    }
    return "\(type).init(\(labels.map { "\($0):" }.joined()))"
  }

  /// Returns a name for the next module of the file: `NetworkServices` in `Container+Network.swift`, and then
  /// `NetworkServices2`.
  private func moduleName() -> String {
    let base = table.moduleBase(of: source.path)
    while true {
      triedNames += 1
      let prefix = base.first?.isNumber == true ? "Module\(base)" : base
      let name =
        "\(prefix.hasSuffix("Services") ? prefix : prefix + "Services")\(triedNames == 1 ? "" : "\(triedNames)")"
      if !table.types.isDeclared(name) { return name }
    }
  }
}

extension ExtensionDeclSyntax {
  fileprivate var isPublic: Bool { modifiers.contains { $0.name.text == "public" } }
}

extension VariableDeclSyntax {
  /// The name of the type of the value: `Factory` of `static let log = Factory<Log> { … }`.
  fileprivate var valueType: String {
    let callee = bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      ?? callee?.trimmedDescription ?? bindings.first?.typeAnnotation?.type.lastName ?? ""
  }
}

extension Trivia {
  /// The comments, with an empty text for each empty line between members.
  fileprivate var commentsAndBlankLines: [String] {
    var texts: [String] = []
    for piece in self {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count):
        if count > 1 { texts.append("") }
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        texts.append(text)
      default: break
      }
    }
    return texts
  }
}

extension ParsedSource {
  /// Returns the text of a node after edits inside of it.
  func text(of node: some SyntaxProtocol, after edits: [SourceEdit]) -> String {
    let range = range(of: node)
    let moved = edits.map { edit in
      SourceEdit(
        path: edit.path, range: (edit.range.lowerBound - range.lowerBound)..<(edit.range.upperBound - range.lowerBound),
        replacement: edit.replacement)
    }
    return String(decoding: moved.applied(to: Array(bytes[range])) ?? Array(bytes[range]), as: UTF8.self)
  }

  /// Returns the bytes of a member, with the comments before it.
  fileprivate func rangeWithComments(of member: MemberBlockItemSyntax) -> Range<Int> {
    let start = member.position.utf8Offset
    return start..<member.endPosition.utf8Offset
  }
}
