import Foundation

/// The modules of files for which no manifest declares a module. Each folder is examined once, for all of its files.
struct FolderModules {
  struct Module {
    var name: String
    var isTest: Bool
  }

  private let top: String
  private var known: [Substring: Module] = [:]

  /// - Parameter top: The folder that is read.
  init(below top: String) { self.top = top }

  /// Returns the module of a file below the top.
  mutating func module(of file: String) -> Module {
    let folder = Self.folder(of: file)
    if let module = known[folder] { return module }
    let test = Self.testFolder(in: file.dropFirst(top.count).split(separator: "/").dropLast())
    let name = test.map { Self.identifier(String($0)) } ?? Self.name(of: file, below: top)
    let module = Module(name: name, isTest: test != nil)
    known[folder] = module
    return module
  }

  /// Returns the name of the module of a file: `Sources/App/Views/Page.swift` is in the module App. The module of a
  /// file outside of such folders has the name of the folder that is read.
  static func name(of file: String, below folder: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    for sources in ["Sources", "Source", "src", "Tests"] {
      if let index = parts.lastIndex(of: sources), index + 2 < parts.count { return identifier(parts[index + 1]) }
    }
    return name(ofFolder: folder)
  }

  private static func name(ofFolder folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? "Main"
    return identifier(name.hasSuffix(".swift") ? "Main" : name)
  }

  private static func folder(of file: String) -> Substring {
    file[..<(file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex)]
  }

  /// Makes the folders inside of a folder `Sources` one module if no file imports any of them: they only group
  /// the files of one target.
  ///
  /// - Complexity: Linear in the bytes of the files, if a folder `Sources` has several folders.
  mutating func joinFoldersWithoutImports(of files: [String]) {
    var modules: [Substring: Set<String>] = [:]
    var names: [Substring: [Substring]] = [:]
    for file in files {
      guard let sources = Self.sources(around: file) else { continue }
      modules[sources, default: []].insert(module(of: file).name)
      names[sources, default: []].append(file.split(separator: "/").last ?? "")
    }
    // A module has no two files of one name.
    modules = modules.filter { $1.count > 1 && Set(names[$0] ?? []).count == names[$0]?.count }
    guard !modules.isEmpty else { return }
    let imported = files.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: $1)) }
    modules = modules.filter { $1.isDisjoint(with: imported) }
    for file in files where Self.sources(around: file).map({ modules[$0] != nil }) ?? false {
      known[Self.folder(of: file)] = Module(name: Self.name(ofFolder: top), isTest: module(of: file).isTest)
    }
  }

  /// Returns the path of the last folder `Sources` around a file, if the file is in a folder of that one: `App/Sources`
  /// for `App/Sources/Views/Page.swift`.
  private static func sources(around file: String) -> Substring? {
    let parts = file.split(separator: "/")
    for sources in ["Sources", "Source", "src"] {
      if let index = parts.lastIndex(where: { $0 == sources }), index + 2 < parts.count {
        return file[..<parts[index].endIndex]
      }
    }
    return nil
  }

  /// Returns the modules that follow the word `import`, also in comments. At worst, an `import` in a comment prevents
  /// that folders are joined.
  private static func imports(of file: String) -> [String] {
    (try? FileContents.withBytes(of: file) { bytes, _ in imports(in: bytes) }) ?? []
  }

  private static func imports(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    let keyword = Array("import ".utf8)
    var names: [String] = []
    var index = 0
    while index + keyword.count < bytes.count {
      guard bytes[index] == keyword[0], bytes[index...].starts(with: keyword) else {
        index += 1
        continue
      }
      let line = bytes[(index + keyword.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      // `import struct Core.Log`
      let name = words.count > 1 && declarationKinds.contains(words[0]) ? words[1] : words.first
      if let module = name?.split(separator: ".").first { names.append(String(module)) }
      index = line.endIndex
    }
    return names
  }

  private static let declarationKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Finds the folder of a test target: `Tests/AppTests`, and the names that Xcode chooses, `AppTests` and
  /// `AppUITests`.
  private static func testFolder(in folders: ArraySlice<Substring>) -> Substring? {
    let outside = folders.prefix { !["Sources", "Source", "src"].contains($0) }
    guard let first = outside.firstIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
    return outside[first] == "Tests" && first + 1 < outside.endIndex ? outside[first + 1] : outside[first]
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
