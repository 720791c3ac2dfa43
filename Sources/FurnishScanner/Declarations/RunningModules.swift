/// The modules that are part of a running program, and those of them that import modules which were not read.
struct RunningModules {
  private let index: DeclarationIndex
  /// The modules of apps and executables, and those that they import, directly or through others; `nil` if no app or
  /// executable was read.
  private let running: Set<ModuleID>?
  /// The modules that other packages may import; `nil` if they are unknown.
  private let exposed: Set<String>?
  /// Whether each module imports one whose declarations are unknown, directly or through others.
  private let unread: NumberedTable<ModuleID, Bool>
  /// Whether each file imports a module whose declarations are unknown.
  private let unreadInFile: NumberedTable<FileID, Bool>

  init(_ index: DeclarationIndex, exposed: Set<String>?) {
    self.index = index
    self.exposed = exposed
    var imported = NumberedTable<ModuleID, Set<ModuleID>>(repeating: [], count: index.modules.count)
    var unread = NumberedTable<ModuleID, Bool>(repeating: false, count: index.modules.count)
    var unreadInFile = NumberedTable<FileID, Bool>(repeating: false, count: index.files.count)
    func isUnread(_ module: String) -> Bool {
      index.moduleNumbers[module] == nil && !ModulesWithoutServices.contain(module)
        && !KnownTypes.modules.contains(module) && Dialect(module: module) == nil
    }
    for file in index.files.indices {
      let module = index.moduleOfFile[file]
      for importFacts in index.imports[file] {
        if let id = index.moduleNumbers[importFacts.module] {
          imported[module].insert(id)
          if index.exports[id].contains(where: isUnread) { unreadInFile[file] = true }
        } else if isUnread(importFacts.module) {
          unread[module] = true
          unreadInFile[file] = true
        }
      }
    }
    func reachable(from modules: Set<ModuleID>) -> Set<ModuleID> {
      var reached = modules
      var rest = Array(modules)
      while let module = rest.popLast() {
        for next in imported[module] where reached.insert(next).inserted { rest.append(next) }
      }
      return reached
    }
    let entries = Set(
      index.types.filter(Self.isMainType).map(\.module)
        + index.files.indices.filter(index.isMain).map { index.moduleOfFile[$0] })
    running = entries.isEmpty ? nil : reachable(from: entries)
    self.unreadInFile = unreadInFile
    self.unread = NumberedTable(
      index.modules.indices.map { module in
        unread[module] || reachable(from: [module]).contains { unread[$0] }
      })
  }

  /// Returns whether a type is the main type of a program, which the system creates.
  static func isMainType(_ type: DeclarationIndex.TypeEntry) -> Bool {
    type.facts.attributes.contains { mainAttributes.contains($0.name) }
  }

  private static let mainAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Returns whether all code that can register a service of a module was read, as far as the source shows: the module
  /// is part of a program, or no other package can name the service.
  ///
  /// - Parameter isOpen: Whether the service is visible outside of its package.
  func isWhole(_ module: ModuleID, isOpen: Bool) -> Bool {
    if let running { return running.contains(module) }
    return !isOpen || !(exposed?.contains(index.modules[module]) ?? true)
  }

  /// Returns whether a module is that of an app or an executable that was read, or is imported by one, directly or
  /// through others.
  func runs(_ module: ModuleID) -> Bool { running?.contains(module) ?? false }

  /// Returns whether only code that was not read, such as that of tests, can use a module: no program that was read
  /// runs it, and other packages cannot import it.
  func isForUnreadCode(_ module: ModuleID) -> Bool {
    guard let running, let exposed else { return false }
    return !running.contains(module) && !exposed.contains(index.modules[module])
  }

  /// Returns whether a module imports others whose source is not read, directly or through other modules.
  func importsUnread(_ module: ModuleID) -> Bool { unread[module] }

  /// Returns whether a file imports a module whose source is not read.
  func importsUnread(inFile file: FileID) -> Bool { unreadInFile[file] }

  /// Returns whether a type, and so its members, exists for previews alone.
  func isPreview(_ owner: TypeID?) -> Bool {
    guard let owner else { return false }
    return index.conforms(owner, toOneOf: ["PreviewProvider", "PreviewModifier"])
      || index.types[owner].facts.name.hasSuffix("_Previews")
  }
}

extension DeclarationIndex {
  /// Returns whether the code of a file outside of declarations is the main program: `main.swift`.
  func isMain(_ file: FileID) -> Bool { paths[file] == "main.swift" || paths[file].hasSuffix("/main.swift") }
}
