import FurnishGraph
import FurnishReports
import FurnishScanner

/// The requests of the editor about a place.
extension LanguageSession {
  func answerRequest(_ method: String, _ params: Params) throws(ResponseError) -> JSONValue {
    switch method {
    case "textDocument/hover":
      guard let (answer, _) = try services(params), let hover = answer.hover else { return .null }
      return hover
    case "textDocument/definition": return try services(params)?.answer.definitions ?? .null
    case "textDocument/references":
      let includesDeclaration = params.child("context").child("includeDeclaration").isTrue
      return try services(params)?.answer.references(includesDeclaration: includesDeclaration) ?? .null
    case "textDocument/codeAction": return try codeActions(params)
    default: throw ResponseError(.methodNotFound, ServerText.unknownMethod(method))
    }
  }

  /// Finds the services at a place of a document, in the first program that has a service at that place.
  private func services(_ params: Params) throws(ResponseError) -> (answer: ServiceAnswer, project: Project)? {
    let path = try path(params.child("textDocument"))
    let position = try params.child("position").position
    guard let text = text(path) else { return nil }
    for project in projects(of: path) {
      let offset = text.contentOffset(of: position, client.encoding)
      let services = project.navigator?.services(
        at: offset, in: project.live.path(of: path), text: Array(text.content))
      guard let services, !services.isEmpty else { continue }
      let answer = ServiceAnswer(services: services, client: client) { place in
        let path = project.live.location(of: place.file)
        return (path, self.documents[path]?.uri ?? DocumentURI.uri(path), self.text(path))
      }
      return (answer, project)
    }
    return nil
  }

  private func codeActions(_ params: Params) throws(ResponseError) -> JSONValue {
    let path = try path(params.child("textDocument"))
    let range = try params.child("range").range
    if let only = try? params.child("context").child("only").elements {
      // A kind stands for all kinds that begin with it.
      guard only.contains(where: { (try? $0.string).map(CodeActionAnswer.isRequestedKind) ?? false }) else {
        return .array([])
      }
    }
    guard let text = text(path) else { return .array([]) }
    var actions: [JSONValue] = []
    for project in projects(of: path) {
      let findings = (project.findings[project.live.path(of: path)] ?? []).filter { finding in
        guard let place = finding.place else { return false }
        let findingRange = text.range(at: place, client.encoding)
        return findingRange.lowerBound <= range.upperBound && range.lowerBound <= findingRange.upperBound
      }
      guard !findings.isEmpty else { continue }
      let answer = CodeActionAnswer(project: project, client: client, documents: documents) { self.text($0) }
      actions += findings.flatMap { answer.actions(for: $0, in: path) }
    }
    var seen: Set<JSONValue> = []
    return .array(actions.filter { seen.insert($0).inserted })
  }

  /// Finds the programs that a file is part of, and judges them with their edits.
  private func projects(of path: String) -> [Project] {
    let projects = projects.values.filter { $0.contains(path) }.sorted { $0.folder < $1.folder }
    for project in projects { settle(project) }
    return projects
  }
}
