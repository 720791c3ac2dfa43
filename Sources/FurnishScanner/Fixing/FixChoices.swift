package import Foundation
package import FurnishGraph
import SwiftSyntax

/// One of several changes of the source among which a user chooses.
package struct FixChoice: Hashable, Sendable {
  /// The text in the list of an editor: `Register any Log as a singleton in Core, after Sources/App/Core.swift:8`.
  package var title: String
  package var edits: [SourceEdit]
}

/// The proposals of fixes among which a user chooses, such as the container and the lifetime of a service. An editor
/// lists them, and no judgment proves them.
package struct FixChoices {
  private let graph: ServiceGraph
  private let base: String
  private let content: (String) -> Data?

  /// - Parameters:
  ///   - graph: The wiring that the findings are about.
  ///   - base: The absolute path that paths are relative to. Files outside of it are not changed.
  ///   - content: Returns the content of the file at an absolute path; `nil` if it cannot be read.
  package init(_ graph: ServiceGraph, base: String, content: @escaping (String) -> Data?) {
    self.graph = graph
    self.base = base
    self.content = content
  }

  /// Returns the choices for a finding, the most likely one first.
  package func choices(for finding: Finding) -> [FixChoice] {
    let choices: [FixChoice] =
      switch finding.rule {
      case "missing-service": finding.chain.last.map(registrations) ?? []
      case "captive-dependency": lifetimes(finding)
      case "scoped-from-root": finding.chain.last.map { lifetimes(of: $0, [".singleton", ".transient"]) } ?? []
      case "unused-registration": removal(finding)
      default: []
      }
    return choices + silence(finding)
  }

  private func source(_ path: String) -> ParsedSource? {
    guard !path.hasPrefix("/"), let data = content(ProjectLayout.absolute(path, from: base)) else { return nil }
    return ParsedSource(path: path, data: data)
  }
}

/// Registrations of a service that is missing.
extension FixChoices {
  /// The most containers and modules that are offered, so that the list in an editor is short.
  private static let containerLimit = 4

  private func registrations(of service: ServiceSymbol) -> [FixChoice] {
    // A registration under a key needs a key, which cannot be chosen here.
    guard service.keyType == nil else { return [] }
    var seen: Set<String> = []
    let lastOfEachFile = graph.nodes.reversed().filter { node in
      node.place != nil && seen.insert("\(node.module ?? "") \(node.place?.file ?? "")").inserted
    }
    return lastOfEachFile.prefix(Self.containerLimit).flatMap { node in
      ["singleton", "scoped", "transient"].compactMap { registration(of: service, as: $0, after: node) }
    }
  }

  private func registration(
    of service: ServiceSymbol, as lifetime: String, after node: ServiceGraph.Node
  ) -> FixChoice? {
    guard let place = node.place, let source = source(place.file), let call = source.call(at: place) else { return nil }
    let type = service.shortType
    let metatype = type.contains(" ") ? "(\(type)).self" : "\(type).self"
    let name = service.registrationName.map { ", name: \($0.debugDescription)" } ?? ""
    let end = source.endWithComment(of: call)
    let text =
      source.newline + source.indentation(ofMember: call)
      + ".register(\(metatype)\(name)\(lifetime == "singleton" ? "" : ", lifetime: .\(lifetime)")) { _ in <#\(type)#> }"
    let module = node.module.map { " in \(ServiceSymbol(type: $0).shortType)" } ?? ""
    return FixChoice(
      title: "Register \(service) as \(lifetime == "singleton" ? "a " : "")\(lifetime)\(module), after \(place)",
      edits: [source.insert(text, at: end)])
  }
}

/// Changes of lifetimes that do not fit together.
extension FixChoices {
  private func lifetimes(_ finding: Finding) -> [FixChoice] {
    guard let owner = finding.chain.first, let captive = finding.chain.last else { return [] }
    let node = graph.nodes.last { $0.symbol == captive }
    let narrow = node?.level.map { ".scoped(to: \(ServiceSymbol(type: $0).shortType).self)" } ?? ".scoped"
    return lifetimes(of: owner, [narrow]) + lifetimes(of: captive, [".singleton", ".transient"])
  }

  private func lifetimes(of service: ServiceSymbol, _ lifetimes: [String]) -> [FixChoice] {
    guard let place = graph.nodes.last(where: { $0.symbol == service })?.place, let source = source(place.file),
      let call = source.call(at: place)
    else { return [] }
    return lifetimes.compactMap { lifetime in
      let edit: SourceEdit
      if let argument = call.arguments.first(where: { $0.label?.text == "lifetime" }) {
        edit = source.edit(argument.expression, lifetime)
      } else if let before = call.lastArgumentBeforeLifetime {
        let end = before.expression.endPositionBeforeTrailingTrivia.utf8Offset
        edit = source.insert(", lifetime: \(lifetime)", at: end)
      } else {
        return nil
      }
      return FixChoice(title: "Register \(service) with the lifetime \(lifetime) at \(place)", edits: [edit])
    }
  }
}

/// The removal of a registration, and the comment that silences a finding.
extension FixChoices {
  /// Returns the removal of a registration in the middle or at the end of a chain of calls.
  private func removal(_ finding: Finding) -> [FixChoice] {
    guard let place = finding.place, let service = finding.chain.last, let source = source(place.file),
      let call = source.call(at: place), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      base.is(FunctionCallExprSyntax.self) || call.parent?.is(MemberAccessExprSyntax.self) == true
    else { return [] }
    let start = source.endWithComment(of: base)
    // If other calls are in the same line, a comment at the end of the line is about all of them, so it stays.
    let isInLineOfItsOwn = source.text(start..<member.period.positionAfterSkippingLeadingTrivia.utf8Offset)
      .contains(where: \.isNewline)
    let end = isInLineOfItsOwn ? source.endWithComment(of: call) : call.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      FixChoice(
        title: "Remove the registration of \(service)",
        edits: [SourceEdit(path: source.path, range: start..<end, replacement: "")])
    ]
  }

  private static let unsilenced: Set<String> = ["syntax-error", "unreadable-file", "unused-ignore"]

  private func silence(_ finding: Finding) -> [FixChoice] {
    guard !Self.unsilenced.contains(finding.rule), let place = finding.place, let source = source(place.file),
      let offset = source.offset(of: place)
    else { return [] }
    let start = offset - (place.column - 1)
    let indentation = source.text(start..<offset).prefix { $0 == " " || $0 == "\t" }
    let comment = "\(indentation)// furnish:ignore \(finding.rule)\(source.newline)"
    return [FixChoice(title: "Silence \(finding.rule) in this line", edits: [source.insert(comment, at: start)])]
  }
}

extension ParsedSource {
  /// Returns the indentation of a line that continues a chain after a call.
  fileprivate func indentation(ofMember call: FunctionCallExprSyntax) -> String {
    guard let period = call.calledExpression.as(MemberAccessExprSyntax.self)?.period else { return "  " }
    let offset = period.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = offset - Int(place(of: period).column) + 1
    let line = text(start..<offset)
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    return indentation.count == line.count ? String(indentation) : indentation + "  "
  }
}
