/// The lifetime of a level's input: that of the scope that was opened with it.
struct LevelInput: Lifetime, PermanentLifetime {
  let level: ScopeLevelID
  var name: String { "input" }
  var sharing: LifetimeSharing { .level(level) }
}

extension ServiceRegistration {
  /// Creates the registration of a level's input, which a scope of the level is opened with.
  init(inputOf level: ScopeLevelID, _ type: any Any.Type) {
    self.init(
      Recipe(inputOf: type), name: nil, lifetime: LevelInput(level: level), fileID: "", filePath: "", line: 0,
      column: 0)
  }
}

extension Recipe {
  /// Creates the recipe of a level's input, which is never called: the scope has the input from the beginning.
  fileprivate convenience init(inputOf type: any Any.Type) {
    self.init(type, dependencies: []) { _, _, _ in }
  }
}
