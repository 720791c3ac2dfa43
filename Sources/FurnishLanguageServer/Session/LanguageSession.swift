import Foundation
import FurnishReports
import FurnishScanner

/// The session of an editor, without input and output: it receives messages, and returns the messages to send.
///
/// A message only records an edit. ``settle(isSuperseded:)`` judges it, so that several edits in a row are judged once.
final class LanguageSession {
  /// The state of the conversation.
  enum Phase: Hashable {
    case new, running
    case shutDown
    /// The conversation has ended, with the exit status of the process.
    case ended(Int32)
  }

  let options: ProjectOptions
  private let version: String
  /// Called on another thread when the package manager has described a program, which then has to be judged again.
  let onLayout: @Sendable () -> Void
  private(set) var phase = Phase.new
  private(set) var client = ClientCapabilities()
  /// The open documents, by the absolute paths of their files.
  var documents: [String: Document] = [:]
  /// The projects, by the absolute paths of their folders.
  var projects: [String: Project] = [:]
  /// The absolute paths of the folders of the workspace.
  var folders: [String] = []
  /// The diagnostics that were published: by the absolute path of the file, and then by the folder of the project.
  var published: [String: [String: [JSONValue]]] = [:]
  /// The messages to send.
  var outbox: [JSONValue] = []
  /// The files outside of all projects and folders that the log has reported.
  var reportedOutside: Set<String> = []
  /// The configurations that were reported as damaged, by the folders of projects.
  var damagedConfigurations: [String: String] = [:]

  init(_ options: ProjectOptions, version: String, onLayout: @escaping @Sendable () -> Void = {}) {
    self.options = options
    self.version = version
    self.onLayout = onLayout
  }

  /// The status that the process ends with; `nil` as long as the conversation continues.
  var exitStatus: Int32? { if case .ended(let status) = phase { status } else { nil } }

  /// A Boolean value that indicates whether a file was edited since the last judgment.
  var isUnsettled: Bool { phase == .running && projects.values.contains { $0.isOutdated } }

  /// Handles a message.
  ///
  /// - Parameter isCanceled: Whether the client canceled the request before this call.
  /// - Returns: The messages to send.
  func receive(_ message: Message, isCanceled: Bool = false) -> [JSONValue] {
    switch message {
    case .invalid(let id, let error): outbox.append(Reply.error(id, error))
    case .response: break
    case .notification(let method, let params): receive(notification: method, params)
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        if isCanceled { throw ResponseError(.requestCancelled, ServerText.canceled) }
        let result = try answer(method, params)
        outbox.append(Reply.result(id, result))
      } catch {
        outbox.append(Reply.error(id, error))
      }
    }
    return takeOutbox()
  }

  func takeOutbox() -> [JSONValue] {
    defer { outbox = [] }
    return outbox
  }

  private func answer(_ method: String, _ params: Params) throws(ResponseError) -> JSONValue {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _): throw ResponseError(.serverNotInitialized, ServerText.notInitialized)
    case (.running, "initialize"): throw ResponseError(.invalidRequest, ServerText.initializedTwice)
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _): return try answerRequest(method, params)
    case (.shutDown, _), (.ended, _): throw ResponseError(.invalidRequest, ServerText.shutDown)
    }
  }

  private func receive(notification method: String, _ params: Params) {
    if method == "exit" {
      // The protocol requires another status if the client has not sent `shutdown`.
      phase = .ended(phase == .shutDown ? 0 : 1)
      return
    }
    guard phase == .running else { return }
    do throws(ResponseError) {
      try noteChange(method, params)
    } catch {
      // A notification has no answer; its errors are written to the log.
      outbox.append(Reply.log("furnish: \(method): \(error.message)"))
    }
  }
}

// The beginning of a session.
extension LanguageSession {
  private func initialize(_ params: Params) -> JSONValue {
    phase = .running
    client = ClientCapabilities(params.child("capabilities"))
    if let elements = try? params.child("workspaceFolders").elements {
      folders = elements.compactMap { (try? $0.child("uri").string).flatMap(DocumentURI.path) }
    } else if let root = (try? params.child("rootUri").string).flatMap(DocumentURI.path) {
      folders = [root]
    }
    return .members([
      "capabilities": .members([
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": .members([
          "openClose": .boolean(true), "change": .number(2), "save": .members(["includeText": .boolean(false)]),
        ]),
        "hoverProvider": .boolean(true), "definitionProvider": .boolean(true), "referencesProvider": .boolean(true),
        "codeActionProvider": .members(["codeActionKinds": .array([.string(CodeActionAnswer.kind)])]),
        "workspace": .members([
          "workspaceFolders": .members(["supported": .boolean(true), "changeNotifications": .boolean(true)])
        ]),
      ]),
      "serverInfo": .members(["name": .string("furnish"), "version": .string(version)]),
    ])
  }

  /// Registers for changes of the files that the server reads, and opens the packages of the workspace.
  func begin() {
    if client.watchesFiles {
      let patterns = ["**/*.swift", "**/*.furnish*.json"] + ProjectDescriptionFile.patterns
      let watchers = patterns.map { JSONValue.members(["globPattern": .string($0)]) }
      let registration = JSONValue.members([
        "id": .string("files"), "method": .string("workspace/didChangeWatchedFiles"),
        "registerOptions": .members(["watchers": .array(watchers)]),
      ])
      outbox.append(
        Reply.request(
          "watch", "client/registerCapability", .members(["registrations": .array([registration])])))
    }
    for folder in folders { openPackage(of: folder) }
  }
}
