import FurnishGraph

extension Program {
  /// The part of a program that its judgment is about.
  package enum Scope: Hashable, Sendable {
    /// The whole program.
    case everything
    /// An executable, with what it is linked to: a build checks it by all rules.
    ///
    /// A part of its libraries that it does not use is left alone: another program may use it.
    case program(String)
    /// A library, for itself: a build checks it by the rules that no program which uses it could change.
    ///
    /// Nothing is missing, since the program may register it, and nothing is unused.
    case library(String)
  }
}

extension Program.Scope {
  /// Leaves out findings that are not about the module that is built, and those that the compiler reports by itself.
  func applied(to findings: [Finding], of files: [SourceFile]) -> [Finding] {
    switch self {
    case .everything:
      return findings
    case .program(let module):
      let own = OwnFiles(of: module, in: files)
      return findings.filter { finding in
        guard !Self.compilerRules.contains(finding.rule) else { return false }
        return !Self.usageRules.contains(finding.rule) || own.contain(finding.place)
      }
    case .library(let module):
      let own = OwnFiles(of: module, in: files)
      let omitted = Self.compilerRules.union(Self.usageRules)
      return findings.filter { finding in
        // Findings about other modules alone are reported when these are built.
        !omitted.contains(finding.rule)
          && (own.contain(finding.place) || finding.notes.contains { own.contain($0.place) })
      }
    }
  }

  /// In a build the compiler reports these, and more.
  private static let compilerRules: Set<String> = ["syntax-error", "not-public"]

  /// The rules about unused declarations, which need all of the program.
  private static let usageRules: Set<String> = ["unused-registration", "unreachable-module", "unused-ignore"]
}

/// The files of the module that is built.
private struct OwnFiles {
  private let paths: Set<String>

  init(of module: String, in files: [SourceFile]) {
    paths = Set(files.lazy.filter { $0.module == module }.map(\.path))
  }

  func contain(_ place: ServicePlace?) -> Bool { place.map { paths.contains($0.file) } ?? false }
}

extension ProgramReading {
  /// Reads a library by itself: the containers that it creates, and its modules, to all of which a program may add.
  mutating func readLibrary(_ name: String) {
    let index = index
    func isOwn(_ file: Int) -> Bool { index.modules[index.moduleOfFile[file]] == name }
    for module in moduleTypes() where isOwn(index.types[module].file) && !interpreter.includedModules.contains(module) {
      interpreter.judgeByItself(module, isWhole: false)
    }
    let requests = unplacedRequests
    for var container in interpreter.containers where isOwn(container.place.file) {
      switch container.kind {
      case .overlay, .locator: continue
      case .helper(let function) where interpreter.inlined.contains(function) || container.registrations.isEmpty:
        continue
      case .container, .module, .helper, .unplaced: break
      }
      container.isOpen = true
      let registered = Set(container.registrations.map(\.service))
      let requested = requests.filter { registered.contains($0.dependency.service) }
      addContainer(ContainerFacts(container, requests: requested, showsRequests: false, space))
    }
    addNotedFindings()
  }
}
