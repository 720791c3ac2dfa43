/// The flags of `#if` that the manifest or the project defines for one module.
struct ModuleFlags: Hashable, Sendable {
  /// The flags that every build of the module sets.
  var always: Set<String> = []
  /// The flags that some builds of the module may set; `nil` if they could not be read.
  var possible: Set<String>? = []

  /// Returns the flags of a module that two targets compile, each with flags of its own.
  func merging(_ other: ModuleFlags) -> ModuleFlags {
    ModuleFlags(
      always: always.intersection(other.always),
      possible: possible.flatMap { own in other.possible.map(own.union) })
  }
}

extension [String: ModuleFlags] {
  /// Adds the flags of a module, which several targets may compile.
  mutating func add(_ flags: ModuleFlags, of module: String) {
    self[module] = self[module].map { $0.merging(flags) } ?? flags
  }

  /// For each module, the flags whose values are known. A flag that every build of some module sets is known to be
  /// unset in the modules that do not define it.
  var fixed: [String: FixedFlags] {
    let all = values.reduce(into: Set<String>()) { $0.formUnion($1.always) }
    return mapValues { flags in
      FixedFlags(set: flags.always, unset: flags.possible.map { all.subtracting($0.union(flags.always)) } ?? [])
    }
    .filter { $0.value != FixedFlags() }
  }
}
