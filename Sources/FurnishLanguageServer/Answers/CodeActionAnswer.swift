import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner

/// The fixes of findings as the code actions of an editor. A fix that is certain is preferred; others can be chosen.
struct CodeActionAnswer {
  /// The kind of all actions.
  static let kind = "quickfix"

  let project: Project
  let client: ClientCapabilities
  let documents: [String: Document]
  /// Returns the text of the file at an absolute path.
  let text: (String) -> DocumentText?

  /// Returns whether a kind of actions that the client requests includes these actions.
  static func isRequestedKind(_ requested: String) -> Bool {
    requested.isEmpty || kind == requested || kind.hasPrefix("\(requested).")
  }

  /// - Parameter path: The absolute path of the file that the finding is in.
  func actions(for finding: Finding, in path: String) -> [JSONValue] {
    guard let verdict = project.verdict else { return [] }
    let open = documents
    let content: @Sendable (String) -> Data? = { path in
      open[path].map { Data($0.text.bytes) } ?? (try? Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let live = project.live
    let fixer = ProgramFixer(
      live.program, project.judgment, base: live.folder, otherFiles: live.skipped.map(\.path), verdict: verdict,
      content: content)
    let certain = fixer.certainFix(for: finding)
    let choices = FixChoices(verdict.graph, base: live.folder, content: content).choices(for: finding)
    let diagnostic = DiagnosticAnswer(client: client, folder: live.folder, text: text)
      .diagnostics([finding], in: path)
    func action(_ title: String, _ edits: [SourceEdit], isPreferred: Bool) -> JSONValue {
      .members([
        "title": .string(title), "kind": .string(Self.kind), "diagnostics": .array(diagnostic),
        "isPreferred": isPreferred ? .boolean(true) : nil, "edit": json(edits),
      ])
    }
    return (certain.map { [action(Self.title($0.summary), $0.edits, isPreferred: true)] } ?? [])
      + choices.filter { $0.edits != certain?.edits }.map { action($0.title, $0.edits, isPreferred: false) }
  }

  /// Returns the title of a fix: `added …`, as reports write it, becomes `Add …`.
  private static func title(_ summary: String) -> String {
    for (past, imperative) in [("added ", "Add "), ("removed ", "Remove "), ("changed ", "Change ")]
    where summary.hasPrefix(past) {
      return imperative + summary.dropFirst(past.count)
    }
    return summary
  }

  private func json(_ edits: [SourceEdit]) -> JSONValue {
    let files = Dictionary(grouping: edits, by: \.path).sorted { $0.key < $1.key }.map { path, edits in
      let location = project.live.location(of: path)
      let text = text(location) ?? DocumentText([])
      let changes = edits.map { edit in
        JSONValue.members([
          "range": text.range(edit.range, client.encoding).json, "newText": .string(edit.replacement),
        ])
      }
      return (
        uri: documents[location]?.uri ?? DocumentURI.uri(location), version: documents[location]?.version,
        edits: changes
      )
    }
    guard client.versionsEdits else {
      return .members([
        "changes": .object(files.map { JSONValue.Member(name: $0.uri, value: .array($0.edits)) })
      ])
    }
    let changes = files.map { file in
      JSONValue.members([
        "textDocument": .members([
          "uri": .string(file.uri), "version": file.version.map { .number($0) } ?? .some(.null),
        ]),
        "edits": .array(file.edits),
      ])
    }
    return .members(["documentChanges": .array(changes)])
  }
}
