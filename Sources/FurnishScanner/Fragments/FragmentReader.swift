import Foundation

/// A reader of fragments, which reads files on several threads.
package struct FragmentReader: Sendable {
  /// The greatest size of a file in bytes. No module is so large that its fragment exceeds it.
  static let limit = 256 << 20

  private let threads: Int

  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) { self.threads = max(1, threads) }

  /// Reads the fragments in the named files, in this order.
  ///
  /// - Throws: ``FragmentRefusal`` about the first file that is not a fragment.
  package func read(_ names: [String]) throws -> [(name: String, fragment: Fragment)] {
    // Facts may be nested deeply, and reading recurses into them.
    let results = LargeStack.run {
      LargeStack.map(names.count, threads: threads, portion: 1) { Self.fragment(names[$0]) }
    }
    return try zip(names, results).map { name, result in (name, try result.get()) }
  }

  static func fragment(_ name: String) -> Result<Fragment, FragmentRefusal> {
    do {
      let url = URL(fileURLWithPath: name)
      let values = try url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      guard values.isRegularFile == true else { return refused(name, "it is no file") }
      guard values.fileSize ?? 0 <= limit else { return refused(name, "it is larger than 256 MB") }
      return .success(try Fragment(json: try Data(contentsOf: url, options: .mappedIfSafe), name: name))
    } catch let refusal as FragmentRefusal {
      return .failure(refusal)
    } catch {
      return refused(name, UnreadableFile.reason(for: error, reading: "file"))
    }
  }

  private static func refused(_ name: String, _ reason: String) -> Result<Fragment, FragmentRefusal> {
    .failure(FragmentRefusal(name: name, reason: .unreadable(reason)))
  }
}
