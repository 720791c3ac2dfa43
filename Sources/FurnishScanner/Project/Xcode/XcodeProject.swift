import Foundation

/// The targets of an Xcode project, as `project.pbxproj` or a specification of XcodeGen lists them.
struct XcodeProject {
  struct Target: Hashable {
    /// The name of its Swift module.
    var module: String
    var isTest: Bool
    var isApplication: Bool
    /// The absolute paths of the Swift files that the project lists.
    var files: [String] = []
    /// The folders whose Swift files are all compiled, except for their exceptions.
    var folders: [SynchronizedFolder] = []
    /// The flags of `#if` of each build configuration.
    var flags: [Set<String>] = []
    /// A Boolean value that indicates whether declarations belong to the main actor unless they are declared otherwise.
    var isBoundToMainActor = false
  }

  /// A folder that Xcode compiles without a list of its files.
  struct SynchronizedFolder: Hashable {
    var path: String
    /// Absolute paths of files and folders inside of it that the target leaves out.
    var exceptions: Set<String>
  }

  /// The folder that the project is in.
  let folder: String
  /// The targets: applications first, tests last.
  let targets: [Target]
  /// The folders of the packages that the project names by their paths.
  let localPackages: [String]
  /// The addresses of the packages that Xcode fetches.
  let remotePackages: [String]
  /// The build settings that hold only in some builds of a configuration, each with its file.
  let undecidedSettings: [String]
  /// The absolute paths of files of build settings that cannot be read.
  let unreadableSettings: [String]
  /// A Boolean value that indicates whether all settings of its targets were read.
  let readsAllSettings: Bool
  /// The products of packages that its targets depend on. A project names the packages of a workspace in no other way.
  let products: Set<String>

  /// Reads a project.
  ///
  /// - Parameter folder: The path of the folder `App.xcodeproj`.
  /// - Returns: `nil` if the project cannot be read.
  init?(at folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/project.pbxproj"),
      let list = PropertyList([UInt8](data))
    else { return nil }
    self.init(list, in: URL(fileURLWithPath: folder).deletingLastPathComponent().path)
  }

  /// - Parameter base: The folder that the project is in.
  init?(_ list: PropertyList, in base: String) {
    guard var objects = XcodeObjects(list, in: base) else { return nil }
    var targets: [Target] = []
    for target in objects.targets { targets.append(objects.target(target)) }
    self.init(
      folder: base, targets: targets, localPackages: objects.localPackages, remotePackages: objects.remotePackages,
      undecidedSettings: objects.reader.undecided.uniqued().sorted(),
      unreadableSettings: objects.reader.unreadable.uniqued().sorted(),
      readsAllSettings: objects.reader.undecided.isEmpty && objects.reader.unreadable.isEmpty,
      products: objects.products)
  }

  init(
    folder: String, targets: [Target], localPackages: [String], remotePackages: [String],
    undecidedSettings: [String] = [], unreadableSettings: [String] = [], readsAllSettings: Bool, products: Set<String>
  ) {
    self.folder = folder
    self.targets =
      targets.filter(\.isApplication) + targets.filter { !$0.isApplication && !$0.isTest } + targets.filter(\.isTest)
    self.localPackages = localPackages
    self.remotePackages = remotePackages
    self.undecidedSettings = undecidedSettings
    self.unreadableSettings = unreadableSettings
    self.readsAllSettings = readsAllSettings
    self.products = products
  }

  /// Returns the flags that the configurations of a target set. Further flags are possible if some settings were not
  /// read.
  func flags(of target: Target) -> ModuleFlags {
    let all = target.flags
    return ModuleFlags(
      always: all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) },
      possible: readsAllSettings ? all.reduce(into: []) { $0.formUnion($1) } : nil)
  }
}
