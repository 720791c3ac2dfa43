/// The modules that folders contain, if no manifest declares them: each folder is examined once, for all of its
/// files.
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
    let folder = file[..<(file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex)]
    if let module = known[folder] { return module }
    let test = Self.testFolder(in: file.dropFirst(top.count).split(separator: "/").dropLast())
    let name = test.map { Self.identifier(String($0)) } ?? Self.name(of: file, below: top)
    let module = Module(name: name, isTest: test != nil)
    known[folder] = module
    return module
  }

  /// Returns the name of the module of a file: `Sources/App/Views/Page.swift` is in the module App, and a file
  /// elsewhere is in the module of the folder that is read.
  static func name(of file: String, below folder: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    for sources in ["Sources", "Source", "src", "Tests"] {
      if let index = parts.lastIndex(of: sources), index + 2 < parts.count { return identifier(parts[index + 1]) }
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? "Main"
    return identifier(name.hasSuffix(".swift") ? "Main" : name)
  }

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
