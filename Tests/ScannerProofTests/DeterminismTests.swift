import Foundation
import FurnishGraph
import FurnishScanner
import Testing

/// The same program is judged in the same words, however its files come in.
///
/// That separate runs agree as well, each with hashes of its own, `Scripts/prove-scanner` shows.
struct DeterminismTests {
  private static let folder = Specimen.repository.appendingPathComponent("Tests/AgreementTests")
  private static let files = ProjectLayout(of: folder.path, from: folder.path, readsManifest: false).files
  private static let expected = encoded(FactReader(threads: 1).read(files).files)

  private static func encoded(_ files: [SourceFile]) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try? encoder.encode(Program(files: files).judged().findings)
  }

  @Test func thereIsMuchToSay() throws {
    #expect(try #require(Self.expected).count > 50_000)
  }

  @Test(arguments: [1, 2, 3])
  func theNumberOfThreadsChangesNothing(threads: Int) {
    #expect(Self.encoded(FactReader(threads: threads).read(Self.files).files) == Self.expected)
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func theOrderOfFilesChangesNothing(seed: UInt64) {
    var generator = ProofGenerator(seed: seed)
    let shuffled = Self.files.shuffled(using: &generator)
    #expect(Self.encoded(FactReader(threads: 2).read(shuffled).files) == Self.expected)
  }
}
