import Foundation
import FurnishScanner
import Testing

/// Source that somebody has sat on: whatever it is, it is read to its end.
@Suite struct MutatedSourceTests {
  /// MUTATIONS says how many; `make proof` asks for many.
  @Test func brokenFilesAreReadToTheirEnd() throws {
    let count = ProcessInfo.processInfo.environment["MUTATIONS"].flatMap(Int.init) ?? 60
    let layout = ProjectLayout(of: ".", from: Fixture.folder.path, readsManifest: false)
    let texts = layout.files.compactMap { FileManager.default.contents(atPath: $0.location) }.map(Array.init)
    #expect(texts.count > 100)
    var generator = Mixing(state: 7)
    for _ in 0..<count {
      let first = texts.randomElement(using: &generator)!
      let other = texts.randomElement(using: &generator)!
      let facts = FileFacts(Self.mutated(first, with: other, &generator))
      let files = [
        SourceFile(path: "App/Broken.swift", module: "App", facts: facts),
        SourceFile(path: "App/Whole.swift", module: "App", facts: FileFacts(String(decoding: other, as: UTF8.self))),
      ]
      let verdict = Program(files: files).judged()
      #expect(verdict.findings.allSatisfy { !$0.message.isEmpty })
    }
  }

  private static func mutated(_ text: [UInt8], with other: [UInt8], _ generator: inout Mixing) -> String {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0..<max(text.count, 1), using: &generator)
      let end = min(text.count, start + Int.random(in: 0...40, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.insert(contentsOf: text[start..<end], at: end)
      case 2:
        let piece = Int.random(in: 0..<max(other.count, 1), using: &generator)
        text.insert(contentsOf: other[piece..<min(other.count, piece + 60)], at: end)
      default:
        text.insert(contentsOf: Array("({[<\"#.,:@".utf8).shuffled(using: &generator), at: end)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
