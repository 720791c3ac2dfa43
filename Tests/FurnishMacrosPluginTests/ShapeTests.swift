import Foundation
import Testing

/// The whole expansion of each shape of declaration. `RECORD_EXPANSIONS=1` writes the expansions again, for review.
struct ShapeTests {
  @Test(arguments: Shape.all.filter { !OldExpander.isUsed || !OldExpander.wrongShapes.contains($0.title) })
  func `a shape expands as recorded`(_ shape: Shape) throws {
    if ProcessInfo.processInfo.environment["RECORD_EXPANSIONS"] != nil { return }
    let recorded = try #require(
      Shape.recorded["\(shape.file): \(shape.title)"], "record it with RECORD_EXPANSIONS=1, and read it")
    expectExpansion(of: shape.source, is: recorded, conforming: shape.conforming)
  }

  @Test func `every record belongs to a shape`() throws {
    if ProcessInfo.processInfo.environment["RECORD_EXPANSIONS"] != nil { try Shape.record() }
    let shapes = Set(Shape.all.map { "\($0.file): \($0.title)" })
    #expect(shapes.count == Shape.all.count)
    #expect(Set(Shape.recorded.keys) == shapes)
  }
}
