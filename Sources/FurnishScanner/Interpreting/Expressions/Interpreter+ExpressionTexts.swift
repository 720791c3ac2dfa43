/// The texts of expressions in findings: `makeLog(…)` for `makeLog(clock, level: 3)`.
extension Interpreter {
  /// Returns an expression as text for a finding.
  func text(of expression: Expression) -> String {
    switch expression {
    case .name(let name, _): name
    case .implicitMember(let name): ".\(name)"
    case .member(let base, let name, _): "\(text(of: base)).\(name)"
    case .functionReference(let base, let name, let labels, _):
      (base.map { "\(text(of: $0))." } ?? "") + "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    case .metatype(let type): "\(type.text).self"
    case .type(let type): type.text
    case .call(let call) where call.callee.calledName == "subscript":
      if case .member(let base, _, _) = call.callee { "\(text(of: base))[…]" } else { "…" }
    case .call(let call): "\(text(of: call.callee))(\(call.arguments.isEmpty ? "" : "…"))"
    case .cast(let value, let type): "\(text(of: value)) as \(type.text)"
    case .string(let text): text.debugDescription
    case .closure: "{ … }"
    default: "…"
    }
  }
}
