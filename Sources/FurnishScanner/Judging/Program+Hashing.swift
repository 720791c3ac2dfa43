import Foundation
import FurnishGraph

/// Hashes of a program, by which ``VerdictCache`` finds the verdict of an earlier run.
extension Program {
  /// Returns a hash of everything that a verdict depends on except places; nil if the facts are not stored.
  ///
  /// - Parameter judge: The build of the check that judges, since another one may have other rules.
  /// - Complexity: Linear in the files: it reads the hashes of their facts.
  func hashWithoutPlaces(_ options: Options, judge: String) -> ContentHash? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(96 * files.count)
    // The description of a list has its texts in quotes, so that different lists have different descriptions.
    let lists: [[String]] = [
      [judge], options.roots, options.defines.sorted(), options.undefines.sorted(), options.styles.sorted(),
      options.rules.identity,
      ["\(options.scope)"],
      ["\(options.isStrict)", "\(options.treatsWarningsAsErrors)"], exposedModules.map { $0.sorted() } ?? ["-", "-"],
      modulesBoundToMainActor.sorted(),
      flagsOfModules.sorted { $0.key < $1.key }.map { "\($0) \($1.set.sorted()) \($1.unset.sorted())" },
    ]
    bytes += "\(lists)".utf8
    if !problems.isEmpty {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let data = try? encoder.encode(problems) else { return nil }
      bytes += data
    }
    for file in files {
      guard let digest = file.digest else { return nil }
      append(file.path, to: &bytes)
      append(file.module, to: &bytes)
      bytes.append(littleEndian: digest.shape)
    }
    return bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Returns a hash of the facts of some files, with their places; nil for no files.
  func hashOfFacts(in paths: Set<String>) -> ContentHash? {
    guard !paths.isEmpty else { return nil }
    var bytes: [UInt8] = []
    for file in files where paths.contains(file.path) {
      append(file.path, to: &bytes)
      bytes.append(littleEndian: file.digest?.whole ?? 0)
    }
    return bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  private func append(_ word: String, to bytes: inout [UInt8]) {
    bytes += word.utf8
    bytes.append(0)
  }
}
