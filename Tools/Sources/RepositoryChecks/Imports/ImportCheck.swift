/// Proves that imports go down only: the table `Tools/modules` allows each `import` in `Sources/<Module>` and
/// `Plugins/<Module>`, and names in each row only modules that are further down.
package struct ImportCheck: Check {
  package static let name = "imports"

  package init() {}

  package func report(on repository: Repository) -> Report {
    let table = ModuleTable(repository.text(of: ModuleTable.path) ?? "")
    let modules = ["Sources", "Plugins"].flatMap(repository.entries(in:))
      .filter { $0.kind == .folder && !$0.name.hasPrefix(".") }
    var report = Report(faults: table.faults)
    if modules.isEmpty { report.faults.append(.noModules(at: Place("Sources"))) }
    for module in modules where !table.hasRow(module.name) {
      report.faults.append(.moduleWithoutRow(module.name, at: Place("\(module.path)/")))
    }
    var fileCount = 0
    for module in modules {
      for file in repository.entries(under: module.path) where file.name.hasSuffix(".swift") {
        guard let text = repository.text(of: file.path) else { continue }
        fileCount += 1
        report.faults += faults(in: SwiftSource(text), path: file.path, module: module.name, table: table)
      }
    }
    report.summary = "they go down only, in modules: \(modules.count), files: \(fileCount)"
    return report
  }

  private func faults(in source: SwiftSource, path: String, module: String, table: ModuleTable) -> [Fault] {
    var faults: [Fault] = []
    if let unfinished = source.unfinished {
      faults.append(.unreadableFile(unfinished, at: Place(path, line: source.lineCount)))
    }
    guard table.hasRow(module) else { return faults }
    for statement in source.imports where !table.allows(statement.module, in: module) {
      let place = Place(path, line: statement.line)
      faults.append(
        .forbiddenImport(statement.module, in: module, isOwn: table.hasRow(statement.module), at: place))
    }
    return faults
  }
}
