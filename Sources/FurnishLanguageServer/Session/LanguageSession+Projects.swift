import Foundation
import FurnishReports
import FurnishScanner

/// The programs that are open.
extension LanguageSession {
  /// Opens the package or the Xcode project that a folder of the workspace is, or is part of.
  ///
  /// A folder with several packages in it is part of none of them: each is opened with the first of its files.
  func openPackage(of folder: String) {
    if let root = ProjectLayout.root(around: folder) { openProject(root) }
  }

  /// Opens the program that a file is part of.
  func openProject(around path: String) {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let surrounding = folders.filter { path.hasPrefix("\($0)/") }.max { $0.count < $1.count }
    if let folder = ProjectLayout.root(around: parent) ?? surrounding {
      openProject(folder)
    } else if reportedOutside.insert(path).inserted {
      outbox.append(Reply.log(ServerText.outside(path)))
    }
  }

  private func openProject(_ folder: String) {
    guard projects[folder] == nil else { return }
    let project = Project(folder, options, onLayout: onLayout)
    projects[folder] = project
    outbox += project.takeRemarks().map(Reply.log)
    noteSettings(of: project)
    // Documents may have been opened before their project.
    for path in documents.keys { project.noteEdit(of: path) }
  }

  /// Closes the programs of a folder that is not part of the workspace any more, unless one of their documents is open.
  func closeProjects(in folder: String) {
    for (root, project) in projects where root == folder || root.hasPrefix("\(folder)/") {
      guard !documents.keys.contains(where: project.contains) else { continue }
      projects[root] = nil
      for path in published.keys.sorted() where published[path]?[root] != nil {
        publish([], for: path, of: root)
      }
    }
  }

  func readSettings(of project: Project) {
    if project.readSettings() { noteSettings(of: project) }
  }

  /// Publishes the error of a configuration at its place in the configuration file, or removes an earlier one that is
  /// fixed. Logs a baseline that cannot be read.
  private func noteSettings(of project: Project) {
    let settings = project.settings
    if settings.lacksBaseline, let path = settings.configuration.baseline {
      outbox.append(Reply.log(ServerText.unreadableBaseline(path)))
    }
    let root = "\(project.folder) \(Configuration.fileName)"
    if let path = damagedConfigurations.removeValue(forKey: project.folder) { publish([], for: path, of: root) }
    guard let problem = settings.problem else { return }
    damagedConfigurations[project.folder] = problem.path
    publish([DiagnosticAnswer.json(problem, client.encoding)], for: problem.path, of: root)
  }
}
