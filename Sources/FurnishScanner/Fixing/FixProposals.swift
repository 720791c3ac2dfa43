import Foundation
import FurnishGraph
import SwiftSyntax

/// The proposals of fixes for findings. A proposal is only a candidate: ``ProgramFixer`` applies it if a judgment of
/// the changed program proves that it fixes the finding.
struct FixProposals {
  /// The wiring that the findings are about.
  let graph: ServiceGraph
  /// Returns the source of a file that may be changed; `nil` for any other file.
  let source: (String) -> ParsedSource?
  /// Returns all text that a change may break, by file: that of the program, and of other code such as tests.
  let texts: () -> [(path: String, text: String)]

  func fix(for finding: Finding) -> SourceFix? {
    guard let place = finding.place, let source = source(place.file) else { return nil }
    switch finding.rule {
    case "captive-dependency": return lifetimeFix(finding, at: place, in: source)
    case "outside-level": return eagernessFix(finding, at: place, in: source)
    case "missing-service": return nameFix(finding, at: place, in: source)
    case "unused-ignore": return commentFix(finding, at: place, in: source)
    case "dependency-cycle": return lazyFix(finding)
    default: return nil
    }
  }
}

/// Arguments of registrations: a lifetime that is missing, and `eager: true` of a service that `start()` cannot create.
extension FixProposals {
  /// Returns a fix that adds the lifetime of the captured service to the registration of its captor. The result is nil
  /// if that registration states a lifetime, since the fault may then be another one.
  private func lifetimeFix(_ finding: Finding, at place: ServicePlace, in source: ParsedSource) -> SourceFix? {
    guard let captor = finding.chain.first, let captured = finding.chain.last,
      let call = registration(of: captor, at: place, in: source),
      call.arguments.allSatisfy({ ["name", "key", "eager", nil].contains($0.label?.text) }),
      let lifetime = lifetime(of: captured, in: source),
      let last = call.lastArgumentBeforeLifetime
    else { return nil }
    let end = last.expression.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceFix(
      finding: finding, summary: "added `lifetime: \(lifetime)`",
      edits: [source.insert(", lifetime: \(lifetime)", at: end)])
  }

  /// Spells the lifetime of a scoped service as `source` can write it.
  private func lifetime(of service: ServiceSymbol, in source: ParsedSource) -> String? {
    guard let node = graph.nodes.last(where: { $0.symbol == service }) else { return nil }
    guard let level = node.level else { return node.lifetime.sharing == .scope ? ".scoped" : nil }
    // Only a level at the top of a module has the same name everywhere, and only a file that names it has certainly
    // imported it.
    let parts = level.split(separator: ".")
    guard parts.count == 2, source.text(0..<source.bytes.count).words.contains(where: { $0.word == parts[1] }) else {
      return nil
    }
    return ".scoped(to: \(parts[1]).self)"
  }

  /// Returns a fix that removes `eager: true` from a service that `start()` cannot create.
  private func eagernessFix(_ finding: Finding, at place: ServicePlace, in source: ParsedSource) -> SourceFix? {
    guard let service = finding.chain.first, let call = registration(of: service, at: place, in: source),
      let eager = argument("eager", of: call), eager.expression.trimmedDescription == "true",
      let index = call.arguments.index(of: eager), index != call.arguments.startIndex
    else { return nil }
    let before = call.arguments[call.arguments.index(before: index)]
    // The range begins at the end of the preceding argument, so that it includes the comma.
    let start = before.expression.endPositionBeforeTrailingTrivia.utf8Offset
    let end = eager.expression.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceFix(
      finding: finding, summary: "removed `eager: true`",
      edits: [SourceEdit(path: source.path, range: start..<end, replacement: "")])
  }

  /// Finds the call that registers a service by its type. The type must be written out: a call that registers a value
  /// that it receives may register other services as well.
  private func registration(
    of service: ServiceSymbol, at place: ServicePlace, in source: ParsedSource
  ) -> FunctionCallExprSyntax? {
    guard let call = source.call(at: place), let type = call.arguments.first, type.label == nil else { return nil }
    let spelled = type.expression.trimmedDescription
    guard spelled.hasSuffix(".self"), bare(spelled.dropLast(5)) == bare(service.shortType[...]) else { return nil }
    return call
  }

  private func bare(_ type: Substring) -> String { String(type.filter { !"() ".contains($0) }) }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    call.arguments.first { $0.label?.text == label }
  }
}

/// A name that is spelled wrong.
extension FixProposals {
  /// Returns a fix that replaces the name in a request by the only similar one that is registered.
  private func nameFix(_ finding: Finding, at place: ServicePlace, in source: ParsedSource) -> SourceFix? {
    guard let service = finding.chain.last, let name = service.registrationName,
      let right = nearestName(to: name, of: service), let call = source.call(at: place)
    else { return nil }
    let finder = NameFinder(name)
    // The calls before this one in a chain are other registrations.
    finder.walk(call.arguments)
    if let closure = call.trailingClosure { finder.walk(closure) }
    finder.walk(call.additionalTrailingClosures)
    guard finder.literals.count == 1 else { return nil }
    return SourceFix(
      finding: finding, summary: "changed the name \(name.debugDescription) to \(right.debugDescription)",
      edits: [source.edit(finder.literals[0], right.debugDescription)])
  }

  /// Finds the only similar name under which the service is registered. Short names, and those that differ in a digit,
  /// are likely different on purpose: `v1` is not a misspelling of `v2`.
  private func nearestName(to name: String, of service: ServiceSymbol) -> String? {
    let names = Set(graph.nodes.filter { $0.symbol.type == service.type }.compactMap(\.symbol.registrationName))
    func digits(_ name: String) -> String { name.filter(\.isNumber) }
    let similar = names.filter { other in
      min(name.count, other.count) > 3 && digits(name) == digits(other)
        && SpellingHint.nearest(to: name, among: [other]) != nil
    }
    return similar.count == 1 ? similar.first : nil
  }
}

/// A visitor that finds the literals that are the argument `name:`.
private final class NameFinder: SyntaxVisitor {
  private let name: String
  private(set) var literals: [StringLiteralExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "name", let literal = node.expression.as(StringLiteralExprSyntax.self),
      literal.openingPounds == nil, literal.trimmedDescription == name.debugDescription
    {
      literals.append(literal)
    }
    return .visitChildren
  }
}

/// Comments that silence nothing.
extension FixProposals {
  /// Returns a fix that corrects the misspelled rule in a comment, or removes the comment.
  private func commentFix(_ finding: Finding, at place: ServicePlace, in source: ParsedSource) -> SourceFix? {
    guard let offset = source.offset(of: place) else { return nil }
    let line = source.lineRange(around: offset)
    guard let start = source.text(line.lowerBound..<offset).range(of: "//", options: .backwards) else { return nil }
    let words = source.text(offset..<line.upperBound).split(separator: " ", maxSplits: 2)
    if words.count > 1, !RuleBook.names.contains(String(words[1])) {
      guard let right = SpellingHint.nearest(to: String(words[1]), among: RuleBook.names) else { return nil }
      let position = offset + words[0].utf8.count + 1
      guard source.text(position..<position + words[1].utf8.count) == words[1] else { return nil }
      return SourceFix(
        finding: finding, summary: "changed the rule \"\(words[1])\" to \"\(right)\"",
        edits: [
          SourceEdit(path: source.path, range: position..<position + words[1].utf8.count, replacement: right)
        ])
    }
    let before = source.text(line.lowerBound..<offset)[..<start.lowerBound]
    let code = before.utf8.count - before.reversed().prefix { $0 == " " || $0 == "\t" }.count
    let isAlone = code == 0
    let range =
      isAlone ? line.lowerBound..<source.nextLine(after: line.upperBound) : line.lowerBound + code..<line.upperBound
    return SourceFix(
      finding: finding, summary: "removed the comment",
      edits: [SourceEdit(path: source.path, range: range, replacement: "")])
  }
}

extension ParsedSource {
  /// Returns the line around an offset, without the characters that end it.
  fileprivate func lineRange(around offset: Int) -> Range<Int> {
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = bytes[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    return start..<(bytes[offset...].firstIndex(where: isEnd) ?? bytes.count)
  }

  /// Returns the offset at which the next line starts, from the offset at which a line ends.
  fileprivate func nextLine(after end: Int) -> Int {
    guard end < bytes.count else { return end }
    return end + (bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
  }
}
