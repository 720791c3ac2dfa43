import Foundation
import FurnishGraph
import FurnishScanner

/// The file with a baseline, which the command compares with, or writes.
struct BaselineFile {
  /// The absolute path.
  let path: String
  /// The path, as messages show it.
  let name: String
  /// The paths of source files, as the entries of the baseline name them.
  let files: BaselinePaths

  /// - Parameter folder: The absolute path that the paths of findings are relative to.
  init(path: String, from folder: String) {
    self.path = path
    name = path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    files = BaselinePaths(of: path, from: folder)
  }

  /// Reads the baseline.
  ///
  /// - Throws: The status 2 if it cannot be read.
  func read() throws -> Baseline {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw Refusal.of("the baseline '\(name)' cannot be read; write it with --write-baseline")
    }
    do {
      return try Baseline(data)
    } catch {
      throw Refusal.of(error.text(file: name))
    }
  }

  /// Writes all findings of a check, and leaves the entries of the rules and files that the check did not judge.
  ///
  /// - Returns: The number of findings that were written.
  func write(_ findings: [Finding], isJudged: (Baseline.Entry) -> Bool) throws -> Int {
    var baseline = Baseline(findings, files: files)
    if FileManager.default.fileExists(atPath: path) { baseline.add(try read().entries.filter { !isJudged($0) }) }
    try Terminal.write(String(decoding: try baseline.json, as: UTF8.self), toFile: path)
    return baseline.entries.reduce(0) { $0 + $1.count }
  }
}
