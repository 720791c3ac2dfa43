import Testing

@testable import FurnishGraph

@Suite struct LevelTreeTests {
  /// Returns a tree with a level for each element, which is the index of its parent.
  private func tree(_ parents: [Int?]) -> LevelTree {
    LevelTree(parents.map { Wiring.Level(name: "App.L", parent: $0.map(Wiring.LevelNumber.init)) })
  }

  private func node(_ tree: LevelTree, _ index: Int) -> LevelTree.Node { tree.node(Wiring.LevelNumber(index)) }

  /// The level 3 encloses 0 and 2, the level 0 encloses 1, and 4 is alone.
  private var family: LevelTree { tree([3, 0, 3, nil, nil]) }

  @Test func `a level encloses itself and all levels inside it`() {
    let family = family
    let enclosed = (0..<5).map { outer in
      (0..<5).filter { family.encloses(node(family, outer), node(family, $0)) }
    }
    #expect(enclosed == [[0, 1], [1], [2], [0, 1, 2, 3], [4]])
  }

  @Test func `the level that stands for any level encloses all levels, and none encloses it`() {
    let family = family
    #expect((0..<5).allSatisfy { family.encloses(family.anyLevel, node(family, $0)) })
    #expect(!(0..<5).contains { family.encloses(node(family, $0), family.anyLevel) })
  }

  @Test func `the common level is the innermost that encloses both`() {
    let family = family
    #expect(family.common(node(family, 1), node(family, 2)) == node(family, 3))
    #expect(family.common(node(family, 0), node(family, 1)) == node(family, 0))
    #expect(family.common(node(family, 1), node(family, 4)) == family.anyLevel)
  }

  @Test func `the path leads from an open level to one inside it`() {
    let family = family
    func path(_ outer: Int?, _ inner: Int) -> [Int] {
      family.path(from: outer.map { node(family, $0) }, to: node(family, inner)).map(\.index)
    }
    #expect(path(nil, 1) == [3, 0, 1])
    #expect(path(3, 1) == [0, 1])
    #expect(path(1, 1) == [])
    #expect(path(4, 2) == [3, 2])
  }

  @Test func `levels that are each other's parent do not lead to an endless search`() {
    let circle = tree([1, 0, 2, nil])
    #expect(circle.encloses(node(circle, 0), node(circle, 1)))
    #expect(!circle.encloses(node(circle, 1), node(circle, 0)))
    #expect(circle.common(node(circle, 1), node(circle, 2)) == circle.anyLevel)
    #expect(circle.path(from: nil, to: node(circle, 1)).map(\.index) == [0, 1])
  }

  @Test func `a hundred thousand nested levels do not overflow the stack`() {
    let deep = tree((0..<100_000).map { $0 == 0 ? nil : $0 - 1 })
    #expect(deep.encloses(node(deep, 0), node(deep, 99_999)))
  }
}
