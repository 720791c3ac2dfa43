extension XcodeObjects {
  /// Returns the settings of a target in each configuration. Settings of the target take precedence over those of the
  /// project. For each of the two, settings in the project file take precedence over those in an `.xcconfig` file.
  mutating func configurations(of object: PropertyList) -> [XcodeSettings] {
    let project = ownConfigurations(of: root)
    return ownConfigurations(of: object).map { name, settings in
      (project.first { $0.name == name }?.settings ?? XcodeSettings()).overridden(by: settings)
    }
  }

  /// Returns the settings of the project or of a target alone, for each configuration.
  private mutating func ownConfigurations(of object: PropertyList) -> [(name: String?, settings: XcodeSettings)] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return references(list?["buildConfigurations"]).map { configuration in
      let name = configuration["name"]?.text
      let file = settingsFile(of: configuration).map { reader.settings(ofFile: $0, configuration: name) }
      let written = reader.settings(configuration["buildSettings"], configuration: name)
      return (name, (file ?? XcodeSettings()).overridden(by: written))
    }
  }

  /// Returns the absolute path of the file `.xcconfig` that a configuration is based on.
  private func settingsFile(of configuration: PropertyList) -> String? {
    if let file = configuration["baseConfigurationReference"]?.text { return paths[file] }
    // A file of a folder whose files Xcode does not list has no identifier of its own.
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = paths[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return ProjectLayout.absolute(path, from: folder)
  }

  static func module(named name: String, _ settings: [XcodeSettings]) -> String {
    let written = settings.lazy.compactMap { $0.text(of: .moduleName) ?? $0.text(of: .productName) }.first
    // Xcode derives the name of a module from the name of a product in this way.
    return String((written ?? name).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
