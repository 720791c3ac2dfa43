import Foundation
import Furnish
import FurnishScanner
import Testing

/// A container that depends on the flags `fast`, `loud`, `mock` and `beta`.
typealias ConditionalContainer =
  @Sendable (_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer

/// An assignment of the flags.
struct FlagAssignment: CustomTestStringConvertible, Sendable {
  static let names = ["FAST", "LOUD", "MOCK", "BETA"]
  /// Four assignments that set each flag twice, or all 16 in `make proof`.
  static let tested =
    (ProcessInfo.processInfo.environment["FURNISH_PROOF"] == nil ? [0, 5, 10, 15] : Array(0..<16)).map(Self.init)

  let bits: Int

  var testDescription: String { "\(set.sorted())" }
  var set: Set<String> { Set(Self.names.indices.filter { bits >> $0 & 1 == 1 }.map { Self.names[$0] }) }

  func container(_ make: ConditionalContainer) throws -> ServiceContainer {
    try make(bits & 1 != 0, bits & 2 != 0, bits & 4 != 0, bits & 8 != 0)
  }
}

/// Containers whose registrations depend on flags: the source check and the built container agree under each assignment.
@Suite struct ConditionalAgreementTests {
  private static let makers = conditionals0 + conditionals1 + conditionals2 + conditionals3

  /// Reads the source as it is compiled, or with the `#if` directives of its comments in force.
  private static func program(readsComments: Bool) throws -> Program {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try (["Parts"] + (0..<4).map { "Generated/Conditionals\($0)" }).map { name in
      let text = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        readsComments
          ? line.range(of: "// #").map { String(line[$0.lowerBound...].dropFirst(3)) } ?? String(line) : String(line)
      }
      return SourceFile(
        path: "\(name).swift", module: "AgreementTests", facts: FileFacts(lines.joined(separator: "\n")))
    }
    return Program(files: files)
  }

  @Test(arguments: FlagAssignment.tested)
  func `the source check with fixed flags reports the findings of the container`(_ flags: FlagAssignment) throws {
    var options = Program.Options()
    options.defines = flags.set
    options.undefines = Set(FlagAssignment.names).subtracting(flags.set)
    let wirings = try Self.program(readsComments: true).judged(options).wirings
    try #require(wirings.count == Self.makers.count)
    for (number, maker) in Self.makers.enumerated() {
      let source = wirings[number].wiring.findings().compactMap(Judgment.init).sorted()
      let built = try flags.container(maker).findings.compactMap(Judgment.init).sorted()
      #expect(source == built, "conditional\(number)")
    }
  }

  @Test(arguments: [true, false])
  func `the source check without flags reports the findings of the containers of all assignments`(
    readsComments: Bool
  ) throws {
    let source = Set(
      try Self.program(readsComments: readsComments).judged().findings.compactMap(Judgment.init).map(\.faultAndPlace))
    var built: Set<String> = []
    for bits in 0..<16 {
      for maker in Self.makers {
        built.formUnion(
          try FlagAssignment(bits: bits).container(maker).findings.compactMap(Judgment.init).map(\.faultAndPlace))
      }
    }
    #expect(source.subtracting(built).sorted() == [])
    #expect(built.subtracting(source).sorted() == [])
    #expect(built.count > 200)
  }

  @Test func `the findings of over 100 containers depend on the flags`() throws {
    let changing = try Self.makers.count { maker in
      try Set((0..<16).map { try FlagAssignment(bits: $0).container(maker).findings.map(\.description) }).count > 1
    }
    #expect(changing > 100)
  }
}
