import Foundation

extension XcodeProject {
  /// Reads the targets of a specification of XcodeGen.
  ///
  /// - Returns: `nil` if it describes no targets: a file of this name may be one of another tool.
  init?(_ specification: ProjectSpecification) {
    guard !specification.targets.isEmpty else { return nil }
    let packages = specification.content["packages"]?.values ?? [:]
    let local = packages.values.compactMap { $0["path"]?.text } + (specification.content["localPackages"]?.texts ?? [])
    let remote = packages.values.compactMap { $0["url"]?.text ?? $0["github"]?.text }
    self.init(
      folder: specification.base,
      targets: specification.targets.map { specification.target($1, named: $0) },
      localPackages: Set(local).filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }.sorted(),
      remotePackages: remote.sorted(),
      // The files and the groups of settings that a specification names are not read.
      readsAllSettings: false, products: Set(specification.targets.flatMap { $1.products }))
  }
}

extension ProjectSpecification {
  fileprivate func target(_ target: PropertyList, named name: String) -> XcodeProject.Target {
    let kind = target["type"]?.text ?? ""
    let settings = configurations(of: target)
    var result = XcodeProject.Target(
      module: XcodeObjects.module(named: target["productName"]?.text ?? name, settings),
      isTest: kind.contains("unit-test") || kind.contains("ui-testing"),
      isApplication: kind.hasPrefix("application"))
    for source in target["sources"]?.elements ?? [] { result.files += files(of: source) }
    result.flags = settings.map(\.flags)
    result.isBoundToMainActor = settings.allSatisfy { $0.words(of: .defaultIsolation) == ["MainActor"] }
    return result
  }

  /// Returns the settings of a target in each configuration. Settings in files are not read.
  private func configurations(of target: PropertyList) -> [XcodeSettings] {
    let named = content["configs"]?.values.keys.sorted() ?? []
    return (named.isEmpty ? ["Debug", "Release"] : named).map { configuration in
      [content["settings"], target["settings"]].reduce(XcodeSettings()) { settings, list in
        guard let list else { return settings }
        let isGrouped = list["base"] != nil || list["configs"] != nil || list["groups"] != nil
        let base = XcodeSettings(isGrouped ? list["base"] : list)
        return settings.overridden(by: base).overridden(by: XcodeSettings(list["configs"]?[configuration]))
      }
    }
  }

  /// Returns the Swift files that an entry of the sources names.
  private func files(of source: PropertyList) -> [String] {
    guard let path = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { return [] }
    if path.hasSuffix(".swift"), !FileStatus.isFolder(path) { return [path] }
    guard FileStatus.isFolder(path) else { return [] }
    func patterns(_ key: String) -> [PathPattern] {
      let list = source[key]
      return (list?.text.map { [$0] } ?? list?.texts ?? []).map { PathPattern($0, in: path) }
    }
    let (included, excluded) = (patterns("includes"), patterns("excludes"))
    return SourceTree(path).files.filter { file in
      (included.isEmpty || included.contains { $0.matches(file) }) && !excluded.contains { $0.matches(file) }
    }
  }
}

extension XcodeSettings {
  /// Reads settings of a specification, in which each value is a text or a list.
  fileprivate init(_ list: PropertyList?) {
    self.init()
    for (name, value) in list?.values ?? [:] {
      let words = value.text.map { [$0] } ?? value.texts
      set(name, to: words.flatMap { $0.split(separator: " ").map(String.init) })
    }
  }
}

extension PropertyList {
  /// The products of packages that a target depends on. A product has the name of its package unless another one is
  /// given.
  fileprivate var products: [String] {
    self["dependencies"]?.elements.flatMap { dependency -> [String] in
      guard let package = dependency["package"]?.text else { return [] }
      let several = dependency["products"]?.texts ?? []
      return several.isEmpty ? [dependency["product"]?.text ?? package] : several
    } ?? []
  }
}
