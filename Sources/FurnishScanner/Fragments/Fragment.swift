package import FurnishGraph

/// The facts of one module. A program can be judged by its fragments, without the source.
///
/// A fragment is a pure function of the files of the module and their names.
package struct Fragment: Sendable {
  /// The version of the format that this library writes, and the only one that it reads.
  package static let currentVersion = 1

  package var module: String
  /// Whether other packages may use its public declarations, or `nil` if that is unknown.
  package var isExposed: Bool?
  /// Whether its declarations belong to the main actor unless they are declared otherwise.
  package var isBoundToMainActor = false
  /// The flags of `#if` that the manifest or the project sets or unsets for the module.
  var flags = FixedFlags()
  /// The files, in the order of their paths.
  package var files: [SourceFile]
  /// Findings about files that could not be read.
  package var problems: [Finding]

  /// Returns one fragment for each module of a program, in the order of their names.
  package static func all(of program: Program) -> [Fragment] {
    var fragments: [String: Fragment] = [:]
    for file in program.files {
      let isExposed = program.exposedModules.map { $0.contains(file.module) }
      let isBound = program.modulesBoundToMainActor.contains(file.module)
      let empty = Fragment(
        module: file.module, isExposed: isExposed, isBoundToMainActor: isBound,
        flags: program.flagsOfModules[file.module] ?? FixedFlags(), files: [], problems: [])
      fragments[file.module, default: empty].files.append(file)
    }
    var sorted = fragments.values.sorted { $0.module < $1.module }
    for problem in program.problems {
      guard let nearest = nearest(to: problem.place?.file ?? "", sorted) else { continue }
      sorted[nearest].problems.append(problem)
    }
    return sorted
  }

  /// Finds the module whose files are nearest to a path, because an unreadable file has no module of its own.
  private static func nearest(to path: String, _ fragments: [Fragment]) -> Int? {
    let parts = path.split(separator: "/")
    let depths = fragments.map { fragment in
      fragment.files.map { file in
        zip(parts, file.path.split(separator: "/")).prefix { $0 == $1 }.count
      }.max() ?? 0
    }
    return depths.indices.max { (depths[$0], $1) < (depths[$1], $0) }
  }
}

extension Program {
  /// Creates a program from the fragments of its modules, each with the name of its file.
  ///
  /// - Throws: ``FragmentRefusal`` if two fragments are of the same module.
  package init(linking fragments: [(name: String, fragment: Fragment)]) throws {
    var nameOfModule: [String: String] = [:]
    for (name, fragment) in fragments {
      if let other = nameOfModule.updateValue(name, forKey: fragment.module) {
        throw FragmentRefusal(name: name, reason: .sameModule(fragment.module, other))
      }
    }
    let exposed = fragments.filter { $0.fragment.isExposed == true }.map(\.fragment.module)
    let isKnown = fragments.contains { $0.fragment.isExposed != nil }
    self.init(
      files: fragments.flatMap(\.fragment.files), problems: fragments.flatMap(\.fragment.problems),
      exposedModules: isKnown ? Set(exposed) : nil)
    modulesBoundToMainActor = Set(fragments.filter(\.fragment.isBoundToMainActor).map(\.fragment.module))
    flagsOfModules = fragments.reduce(into: [:]) { $0[$1.fragment.module] = $1.fragment.flags }
  }
}
