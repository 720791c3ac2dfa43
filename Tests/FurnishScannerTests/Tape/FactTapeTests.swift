import Foundation
import Testing

@testable import FurnishScanner

@Suite struct FactTapeTests {
  @Test func `facts are decoded as they were encoded`() throws {
    let facts = TapedSource.facts(TapedSource.everything)
    #expect(facts.functions.contains { $0.body?.isEmpty == false })
    #expect(!facts.problems.isEmpty && !facts.ignores.isEmpty && !facts.uncontrolled.isEmpty)
    #expect(facts.remoteUses.count == 2 && facts.types.contains { $0.remoteEndpoints.count == 2 })
    #expect(try TapedSource.read(TapedSource.taped(facts)) == facts)
  }

  @Test func `the facts of this package are decoded as they were encoded`() throws {
    let files = try TapedSource.ownFiles()
    #expect(files.count > 100)
    for file in files {
      let facts = TapedSource.facts(try String(contentsOf: file, encoding: .utf8))
      #expect(try TapedSource.read(TapedSource.taped(facts)) == facts, "\(file.lastPathComponent)")
    }
  }

  @Test func `a word is stored once`() {
    let words = TapedSource.taped(TapedSource.facts(TapedSource.everything)).words
    #expect(Set(words).count == words.count)
  }

  @Test func `a long chain of calls is read`() {
    LargeStack.run {
      let calls = (0..<500).map { ".register(S\($0).self) { S\($0)() }" }.joined(separator: "\n")
      let facts = TapedSource.facts("import Furnish\nfunc f(services: any ServiceCollection) { services\n\(calls)\n}")
      #expect(facts.functions.first?.body?.isEmpty == false)
      let read = try? TapedSource.read(TapedSource.taped(facts))
      #expect(read == facts)
    }
  }

  @Test func `every tape that is cut off is damaged`() {
    let tape = TapedSource.taped(TapedSource.facts(TapedSource.everything))
    for count in 0..<tape.numbers.count {
      let cut = FactTape(numbers: Array(tape.numbers[..<count]), words: tape.words)
      #expect(throws: TapeDamage.self) { try TapedSource.read(cut) }
    }
  }

  @Test(arguments: 0..<40) func `a damaged number is refused or read, and never stops the program`(seed: UInt64) {
    let tape = TapedSource.taped(TapedSource.facts(TapedSource.everything))
    var state = seed
    for _ in 0..<200 {
      var damaged = tape
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(state >> 33) % tape.numbers.count
      damaged.numbers[place] = [0, 1, 2, 7, 40, UInt32(truncatingIfNeeded: state >> 40), .max][Int(state >> 20) % 7]
      _ = try? TapedSource.read(damaged)
    }
  }

  @Test(arguments: ["class", "struct", "enum", "actor", "protocol", "extension"])
  func `every kind and access of a type is decoded as it was encoded`(kind: String) throws {
    for access in ["private", "internal", "package", "public"] {
      let facts = TapedSource.facts("\(access) \(kind) A {}")
      #expect(facts.types.map(\.kind.rawValue) == [kind])
      #expect(try TapedSource.read(TapedSource.taped(facts)) == facts)
    }
  }

  @Test func `a type inside of itself is refused`() {
    var facts = TapedSource.facts("struct A { struct B {} }")
    #expect(facts.types.map(\.enclosingType) == [nil, 0])
    facts.types[1].enclosingType = 1
    #expect(throws: TapeDamage.self) { try TapedSource.read(TapedSource.taped(facts)) }
    facts.types[0].enclosingType = 1
    facts.types[1].enclosingType = 0
    #expect(throws: TapeDamage.self) { try TapedSource.read(TapedSource.taped(facts)) }
  }

  @Test func `a missing owner is refused`() {
    var facts = TapedSource.facts("struct A { func f() {} }")
    facts.functions = [
      FunctionFacts(
        name: "f", owner: 9, isStatic: false, isProperty: false, genericParameters: [], parameters: [], isAsync: false,
        attributes: [], isNonisolated: false, access: .internal, condition: .always, place: Place(line: 1, column: 1))
    ]
    #expect(throws: TapeDamage.self) { try TapedSource.read(TapedSource.taped(facts)) }
  }

  @Test func `a list that is longer than its tape is refused`() {
    let tape = FactTape(numbers: [UInt32(FileFacts.currentVersion), .max], words: [])
    #expect(throws: TapeDamage.self) { try TapedSource.read(tape) }
  }

  @Test func `facts that are nested too deeply are refused`() {
    // The condition is a negation of a negation, and so on.
    var numbers: [UInt32] = [UInt32(FileFacts.currentVersion), 0, 0, 1, 0, 0, 0, 0, 0]
    numbers += [UInt32](repeating: 3, count: 100_000)
    let tape = FactTape(numbers: numbers, words: ["a"])
    _ = LargeStack.run { #expect(throws: TapeDamage.self) { try TapedSource.read(tape) } }
  }
}
