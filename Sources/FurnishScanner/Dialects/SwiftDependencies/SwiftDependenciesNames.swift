/// The names of the declarations of swift-dependencies that the scanner reads.
enum SwiftDependenciesNames {
  static let modules: Set<String> = [
    "Dependencies", "DependenciesMacros", "ComposableArchitecture", "DependenciesAdditions",
  ]

  /// The modules of the library itself. The other modules re-export it, and declare names of their own.
  static let coreModules: Set<String> = ["Dependencies", "DependenciesMacros"]

  static let key = "DependencyKey"
  static let testKey = "TestDependencyKey"
  static let values = "DependencyValues"
  /// The property wrapper that reads a dependency.
  static let wrapper = "Dependency"
  /// The macro that declares a dependency with its key.
  static let entry = "DependencyEntry"
  static let client = "DependencyClient"
  static let liveValue = "liveValue"
  /// Static properties of `DependencyValues` whose values are those of a running app.
  static let currentValues: Set<String> = ["_current", "live"]

  /// Functions that set dependencies for an operation, or for all of the program.
  static let setting: Set<String> = [withDependencies, preparing]
  static let withDependencies = "withDependencies"
  static let preparing = "prepareDependencies"
  /// The label of the code for which ``withDependencies`` sets dependencies.
  static let operation = "operation"
  /// The property of a store in tests that has the values of its reducer.
  static let valuesOfStore = "dependencies"
  /// Modifiers of a reducer that set a dependency by its key path.
  static let modifiers: Set<String> = ["dependency", "transformDependency"]

  /// Dependencies that the library declares, or a library that is used with it.
  static let declared: Set<String> = [
    "assert", "assertionFailure", "calendar", "context", "continuousClock", "date", "dismiss", "fireAndForget",
    "isPresented",
    "locale", "mainQueue", "mainRunLoop", "navigationPath", "notificationCenter", "openSettings", "openURL",
    "precondition",
    "self", "suspendingClock", "temporaryDirectory", "timeZone", "urlSession", "uuid", "withRandomNumberGenerator",
  ]

  /// Dependencies of Sharing and SQLiteData, in a program that imports one of them or The Composable Architecture,
  /// which re-exports Sharing.
  static let declaredForSharing: Set<String> = [
    "defaultAppStorage", "defaultAppStorageKeyFormatWarningEnabled", "defaultDatabase", "defaultFileStorage",
    "defaultInMemoryStorage", "defaultSyncEngine", "snapshotReadOnly",
  ]
  static let sharing: Set<String> = ["Sharing", "SharingGRDB", "SQLiteData", "ComposableArchitecture"]

  /// Dependencies of swift-dependencies-additions, in a program that imports one of its modules. Programs give these
  /// names to clients of their own.
  static let declaredForAdditions: Set<String> = [
    "accessibility", "application", "bundleInfo", "coreMotion", "dataProvider", "decode", "device", "deviceCheckDevice",
    "encode", "logger", "network", "path", "persistentContainer", "processInfo", "swiftData",
    "userDefaults", "userNotificationCenter", "compression", "assertCalled",
  ]

  /// Returns whether a module is one of swift-dependencies-additions: `DependenciesAdditions`, `LoggerDependency`.
  static func isAdditions(_ module: String) -> Bool {
    module.hasPrefix("DependenciesAdditions") || module.hasSuffix("Dependency")
  }
}
