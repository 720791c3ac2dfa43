import Foundation

/// A specification of XcodeGen, `project.yml`, from which a project is generated, with the files that it includes.
struct ProjectSpecification {
  /// The folder that the specification is in.
  let base: String
  /// The content of the specification, merged with that of the files that it includes.
  private(set) var content: [String: PropertyList] = [:]
  /// The absolute paths of the specification and of the files that it includes.
  private(set) var files: Set<String> = []
  /// The number of files that may still be read. A file is read once for each file that includes it.
  private var remaining = 1_000

  /// The names that a specification has.
  static let names: Set<String> = ["project.yml", "project.yaml"]

  /// - Returns: `nil` if the file, or one that it includes, cannot be read.
  init?(at path: String) {
    base = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let content = read(path, inside: []) else { return nil }
    self.content = content
  }

  /// The targets, with the content of their templates, sorted by name.
  var targets: [(name: String, target: PropertyList)] {
    content["targets"]?.values.sorted { $0.key < $1.key }.map { name, target in
      (name, resolved(target, named: name))
    } ?? []
  }

  private func resolved(_ target: PropertyList, named name: String) -> PropertyList {
    var attributes = target["templateAttributes"]?.values.compactMapValues(\.text) ?? [:]
    attributes["target_name"] = name
    let templates = templates(of: target, inside: []).compactMap { content["targetTemplates"]?[$0] }
    let merged = (templates + [target]).reduce(into: PropertyList.dictionary([:])) { $0 = $0.merged(with: $1) }
    return merged.replacing(attributes)
  }

  /// Returns the names of the templates of a target or a template, and of the templates that these name. Each is
  /// returned once, after the templates that it names.
  private func templates(of list: PropertyList, inside outer: [String]) -> [String] {
    (list["templates"]?.texts ?? []).reduce(into: []) { names, name in
      guard !outer.contains(name), let template = content["targetTemplates"]?[name] else { return }
      for inner in templates(of: template, inside: outer + [name]) + [name] where !names.contains(inner) {
        names.append(inner)
      }
    }
  }

  // MARK: Reading

  private mutating func read(_ path: String, inside outer: [String]) -> [String: PropertyList]? {
    files.insert(path)
    remaining -= 1
    guard remaining >= 0, outer.count < 16, !outer.contains(path),
      let data = FileManager.default.contents(atPath: path),
      data.count <= FileContents.limit, let list = PropertyList(yaml: String(decoding: data, as: UTF8.self)),
      case .dictionary(var written) = list
    else { return nil }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    for key in ["targets", "targetTemplates", "packages"] {
      guard case .dictionary(let entries)? = written[key] else { continue }
      written[key] = .dictionary(entries.mapValues { Self.absolute($0, in: folder, base) })
    }
    written["localPackages"] = written["localPackages"].map {
      .list($0.texts.map { .text(Self.absolute($0, in: folder, base)) })
    }
    let included = written["include"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
    var merged = PropertyList.dictionary([:])
    for entry in included {
      guard let file = entry.text ?? entry["path"]?.text else { return nil }
      let next = ProjectLayout.absolute(file, from: folder)
      // A reference to a variable of the environment decides which file is included.
      guard !file.contains("${"), let content = read(next, inside: outer + [path]) else { return nil }
      merged = merged.merged(with: .dictionary(content))
    }
    return merged.merged(with: .dictionary(written)).values
  }

  /// Makes the paths of a target, of a template or of a package absolute.
  private static func absolute(_ entry: PropertyList, in folder: String, _ base: String) -> PropertyList {
    guard case .dictionary(var values) = entry else { return entry }
    values["path"] = values["path"].map { path($0, in: folder, base) }
    if let sources = values["sources"] {
      values["sources"] = .list(
        (sources.elements.isEmpty ? [sources] : sources.elements).map { source in
          guard case .dictionary(var attributes) = source else { return path(source, in: folder, base) }
          attributes["path"] = attributes["path"].map { path($0, in: folder, base) }
          return .dictionary(attributes)
        })
    }
    return .dictionary(values)
  }

  private static func path(_ list: PropertyList, in folder: String, _ base: String) -> PropertyList {
    list.text.map { .text(absolute($0, in: folder, base)) } ?? list
  }

  /// Makes a path absolute. It is relative to the file that has it, or to the main file of the specification.
  private static func absolute(_ path: String, in folder: String, _ base: String) -> String {
    let besideFile = ProjectLayout.absolute(path, from: folder)
    if folder == base || FileManager.default.fileExists(atPath: besideFile) { return besideFile }
    let besideMainFile = ProjectLayout.absolute(path, from: base)
    return FileManager.default.fileExists(atPath: besideMainFile) ? besideMainFile : besideFile
  }
}

extension PropertyList {
  /// The values of a dictionary; empty for other lists.
  var values: [String: PropertyList] { if case .dictionary(let values) = self { values } else { [:] } }

  /// Returns the list with the content of another one, as specifications are merged: dictionaries are united, lists are
  /// appended, and the text of the other one takes precedence.
  fileprivate func merged(with other: PropertyList) -> PropertyList {
    switch (self, other) {
    case (.dictionary(let values), .dictionary(let others)):
      .dictionary(values.merging(others) { $0.merged(with: $1) })
    case (.list(let elements), .list(let others)): .list(elements + others)
    default: other
    }
  }

  /// Returns the list with values in place of references such as `${target_name}`.
  fileprivate func replacing(_ attributes: [String: String]) -> PropertyList {
    switch self {
    case .text(let text):
      text.contains("${")
        ? .text(attributes.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }) : self
    case .list(let elements): .list(elements.map { $0.replacing(attributes) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.replacing(attributes) })
    }
  }
}
