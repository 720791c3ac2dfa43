import Foundation
import FurnishScanner

/// The changes by the editor: of documents, files, and the folders of the workspace.
extension LanguageSession {
  func noteChange(_ method: String, _ params: Params) throws(ResponseError) {
    switch method {
    case "initialized": begin()
    case "textDocument/didOpen": try open(params.child("textDocument"))
    case "textDocument/didChange": try change(params)
    case "textDocument/didSave": try save(params)
    case "textDocument/didClose": try close(params)
    case "workspace/didChangeWatchedFiles": try changeFiles(params)
    case "workspace/didChangeWorkspaceFolders": try changeFolders(params.child("event"))
    case "workspace/didChangeConfiguration", "$/cancelRequest": break
    default:
      // A server may ignore every method that begins with a dollar.
      guard method.hasPrefix("$/") else {
        throw ResponseError(.methodNotFound, ServerText.unknownMethod(method))
      }
    }
  }

  /// Returns the absolute path of the file of a document.
  func path(_ document: Params) throws(ResponseError) -> String {
    let uri = try document.child("uri").string
    guard let path = DocumentURI.path(uri) else {
      throw ResponseError(.invalidParams, ServerText.noFile)
    }
    return path
  }

  private func open(_ document: Params) throws(ResponseError) {
    let uri = try document.child("uri").string
    // A document that was never saved may have no file, and then has no findings.
    guard let path = DocumentURI.path(uri) else { return }
    documents[path] = Document(
      uri: uri, version: try document.child("version").integer,
      text: DocumentText(Array(try document.child("text").string.utf8)))
    guard path.hasSuffix(".swift") else { return }
    let isSaved = FileManager.default.fileExists(atPath: path)
    if !projects.values.contains(where: { $0.contains(path) }) { openProject(around: path) }
    for project in projects.values {
      if !isSaved, !project.contains(path) { project.addUnsaved(path) }
      project.noteEdit(of: path)
    }
  }

  private func change(_ params: Params) throws(ResponseError) {
    let path = try path(params.child("textDocument"))
    // Versions of the protocol before 3.16 permit null.
    let versionParams = params.child("textDocument").child("version")
    let version = versionParams.isMissing ? nil : try versionParams.integer
    guard var document = documents[path] else {
      throw ResponseError(.invalidParams, ServerText.notOpen(DocumentURI.uri(path)))
    }
    documents[path] = nil  // Now `document` is the only reference, so an edit copies nothing.
    defer {
      documents[path] = document
      for project in projects.values { project.noteEdit(of: path) }
    }
    for change in try params.child("contentChanges").elements {
      let text = try change.child("text").string
      let range = change.child("range")
      if range.isMissing {
        document.text = DocumentText(Array(text.utf8))
      } else {
        document.text.replace(try range.range, with: text, client.encoding)
      }
    }
    document.version = version ?? document.version
  }

  private func save(_ params: Params) throws(ResponseError) { noteFile(try path(params.child("textDocument"))) }

  private func close(_ params: Params) throws(ResponseError) {
    let path = try path(params.child("textDocument"))
    documents[path] = nil
    let isSaved = FileManager.default.fileExists(atPath: path)
    for project in projects.values where project.contains(path) {
      if isSaved { project.noteEdit(of: path) } else { project.noteNewLayout() }
    }
  }

  private func changeFiles(_ params: Params) throws(ResponseError) {
    for change in try params.child("changes").elements {
      guard let path = DocumentURI.path(try change.child("uri").string) else { continue }
      noteFile(path)
    }
  }

  /// Notes that a file was written, created or removed.
  private func noteFile(_ path: String) {
    let exists = FileManager.default.fileExists(atPath: path)
    for project in projects.values {
      if ProjectDescriptionFile.contains(path) {
        if project.surrounds(path) { project.noteNewLayout() }
      } else if path.hasSuffix(".swift") {
        project.noteFile(path, exists: exists)
      }
      // Not every client watches files: the settings are small, and are read whenever something is saved.
      readSettings(of: project)
    }
  }

  private func changeFolders(_ event: Params) throws(ResponseError) {
    for folder in try event.child("removed").elements {
      guard let path = DocumentURI.path(try folder.child("uri").string) else { continue }
      folders.removeAll { $0 == path }
      closeProjects(in: path)
    }
    for folder in try event.child("added").elements {
      guard let path = DocumentURI.path(try folder.child("uri").string) else { continue }
      folders.append(path)
      openPackage(of: path)
    }
  }
}
