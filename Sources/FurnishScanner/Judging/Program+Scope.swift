import FurnishGraph

extension Program {
  /// The part of a program that its judgment is about.
  package enum Scope: Hashable, Sendable {
    /// The whole program.
    case everything
    /// An executable, by its module, with the libraries that it links. A build checks it by all rules except for those
    /// that the compiler applies itself.
    ///
    /// Declarations in its libraries that it does not use are not reported, since another program may use them.
    case program(String)
    /// A library alone, by its module. A build checks it by the rules whose findings do not depend on the program that
    /// uses the library.
    ///
    /// No service is reported as missing, since a program may register it, and none as unused.
    case library(String)
  }
}

extension Program.Scope {
  /// Leaves out findings that are reported when another module is built, and those that the compiler reports by itself.
  func applied(to findings: [Finding], of files: [SourceFile]) -> [Finding] {
    switch self {
    case .everything:
      return findings
    case .program(let module):
      let built = FilesOfModule(module, in: files)
      return findings.filter { finding in
        guard !Self.compilerRules.contains(finding.rule) else { return false }
        return !Self.usageRules.contains(finding.rule) || built.contain(finding.place)
      }
    case .library(let module):
      let built = FilesOfModule(module, in: files)
      let omitted = Self.compilerRules.union(Self.usageRules)
      return findings.filter { finding in
        // Findings that are only about other modules are reported when those modules are built.
        !omitted.contains(finding.rule)
          && (built.contain(finding.place) || finding.notes.contains { built.contain($0.place) })
      }
    }
  }

  /// The rules whose findings the compiler reports by itself in a build.
  private static let compilerRules: Set<String> = ["syntax-error", "not-public"]

  /// The rules about unused declarations, which need all of the program.
  private static let usageRules: Set<String> = ["unused-registration", "unreachable-module", "unused-ignore"]
}

/// The files of the module that is built.
private struct FilesOfModule {
  private let paths: Set<String>

  init(_ module: String, in files: [SourceFile]) {
    paths = Set(files.lazy.filter { $0.module == module }.map(\.path))
  }

  func contain(_ place: ServicePlace?) -> Bool { place.map { paths.contains($0.file) } ?? false }
}
