/// The parts of a text that the source shows: `logs/` of `"logs/\(name)"`.
extension TestSubject {
  /// The name of the ``result(_:of:arguments:)`` that is the subject of a text with interpolations. Its arguments are
  /// the parts of the text.
  static let interpolation = "\"\""

  /// The known parts of a text that is joined from several texts.
  struct KnownText {
    /// The parts, each as long as possible.
    var parts: [String] = []
    var prefix = ""
    var suffix = ""
    /// The least number of characters.
    var shortest: Int { parts.reduce(0) { $0 + $1.count } }
  }

  /// The known parts of a text, `logs/` of `"logs/\(name)"`; nil if the source shows none.
  var knownText: KnownText? {
    guard case .result = withoutState, let segments, segments.contains(where: { $0 != nil }) else { return nil }
    var text = KnownText(prefix: segments.prefix { $0 != nil }.compactMap(\.self).joined())
    text.suffix = segments.reversed().prefix { $0 != nil }.reversed().compactMap(\.self).joined()
    text.parts = segments.split(separator: nil).map { $0.compactMap(\.self).joined() }
    return text
  }

  private var withoutState: TestSubject {
    if case .current(let subject, _) = self { subject.withoutState } else { self }
  }

  /// The texts that the subject joins, with nil for each unknown one; nil if the subject is no text.
  private var segments: [String?]? {
    switch withoutState {
    case .text(let literal): TestPredicate.text(of: literal).map { [$0] }
    case .result("+", nil, let operands) where operands.contains { $0.segments != nil }:
      operands.flatMap { $0.segments ?? [nil] }
    case .result(TestSubject.interpolation, nil, let parts): parts.flatMap { $0.segments ?? [nil] }
    default: nil
    }
  }
}
