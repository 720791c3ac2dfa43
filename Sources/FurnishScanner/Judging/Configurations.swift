import FurnishGraph

/// The ways in which a program may be compiled.
struct Configurations {
  /// No more than these are judged.
  static let limit = 64

  private(set) var all: [Configuration] = []
  /// How many there are.
  private(set) var count = 0
  /// The first condition of a program that has too many.
  private(set) var placeOfTooMany: ServicePlace?

  /// - Parameters:
  ///   - summaries: Of each file.
  ///   - defines: The flags that are known to be set.
  init(of files: [SourceFile], _ summaries: [FileSummary], defines: Set<String>) {
    var flags: Set<String> = []
    var place: ServicePlace?
    // Nearly no file has flags, so that the modules need not be known.
    let modules =
      summaries.contains { !$0.flags.isEmpty } ? Set(files.lazy.filter(\.importsFurnish).map(\.module)) : []
    for (file, summary) in zip(files, summaries) where !summary.flags.isEmpty && modules.contains(file.module) {
      let before = flags.count
      flags.formUnion(summary.flags)
      if flags.count > before, place == nil { place = ServicePlace(file: file.path, line: 1, column: 1) }
    }
    let free = flags.subtracting(defines).sorted()
    var configurations = [Configuration(flags: defines)]
    var isCut = false
    count = 1
    for flag in free {
      var more: [Configuration] = []
      for configuration in configurations {
        more.append(configuration)
        var set = configuration
        set.flags.insert(flag)
        if set.isConsistent { more.append(set) }
      }
      count = isCut ? count * 2 : more.count
      if more.count > Self.limit {
        isCut = true
        // Those that are left out differ in this flag: it is taken as not set.
        count = configurations.count * 2
        continue
      }
      configurations = more
    }
    all = configurations
    if isCut { placeOfTooMany = place }
  }
}

extension SourceFile {
  fileprivate var importsFurnish: Bool { facts.imports.contains { $0.module.hasPrefix("Furnish") } }
}

extension Configuration {
  /// A program runs on one system, and on one processor.
  fileprivate var isConsistent: Bool {
    ["os(", "arch(", "targetEnvironment("].allSatisfy { kind in flags.count { $0.hasPrefix(kind) } <= 1 }
  }
}
