import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner

/// Judges edits, and publishes findings.
extension LanguageSession {
  /// Judges the programs that were edited, and publishes the findings that have changed.
  ///
  /// - Parameter isSuperseded: Returns whether a newer edit waits. If one does, the other programs are judged after it.
  /// - Returns: The messages to send.
  func settle(isSuperseded: @escaping @Sendable () -> Bool = { false }) -> [JSONValue] {
    for project in projects.values.sorted(by: { $0.folder < $1.folder }) where project.isOutdated {
      if isSuperseded() { break }
      settle(project, unless: isSuperseded)
    }
    return takeOutbox()
  }

  /// Judges one program if it was edited, and publishes the findings that have changed.
  ///
  /// - Parameter isSuperseded: Returns whether a newer edit waits. A request of the editor does not use it, since it
  ///   needs the findings in any case.
  func settle(_ project: Project, unless isSuperseded: @escaping @Sendable () -> Bool = { false }) {
    guard project.isOutdated else { return }
    let changed = project.update(unless: isSuperseded) { self.documents[$0].map { Data($0.text.bytes) } }
    outbox += project.takeRemarks().map(Reply.log)
    for path in changed.sorted() {
      let location = path.isEmpty ? project.folder : project.live.location(of: path)
      let answer = DiagnosticAnswer(client: client, folder: project.folder) { self.text($0) }
      publish(answer.diagnostics(project.findings[path] ?? [], in: location), for: location, of: project.folder)
    }
  }

  /// Returns the text of the file at an absolute path: the text in the editor, or else the one on the disk.
  func text(_ path: String) -> DocumentText? {
    documents[path]?.text
      ?? (try? Data(contentsOf: URL(fileURLWithPath: path))).map { DocumentText(Array($0)) }
  }

  /// Publishes the findings in a file, together with those that other programs have in it.
  func publish(_ diagnostics: [JSONValue], for path: String, of project: String) {
    let old = published[path]?[project] ?? []
    guard old != diagnostics else { return }
    published[path, default: [:]][project] = diagnostics.isEmpty ? nil : diagnostics
    let all = (published[path] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    if all.isEmpty { published[path] = nil }
    var seen: Set<JSONValue> = []
    let document = documents[path]
    outbox.append(
      Reply.notification(
        "textDocument/publishDiagnostics",
        .members([
          "uri": .string(document?.uri ?? DocumentURI.uri(path)),
          "version": document.map { .number($0.version) },
          "diagnostics": .array(all.filter { seen.insert($0).inserted }),
        ])))
  }
}
