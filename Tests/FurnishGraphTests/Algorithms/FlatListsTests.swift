import Testing

@testable import FurnishGraph

@Suite struct FlatListsTests {
  @Test func `a list has the elements that were appended since the previous list was ended`() {
    var lists = FlatLists<String>()
    lists.append("a")
    lists.append("b")
    lists.endList()
    lists.endList()
    lists.append("c")
    lists.endList()
    #expect((0..<lists.count).map { Array(lists[$0]) } == [["a", "b"], [], ["c"]])
  }

  @Test func `sorting keeps the order within a list`() {
    let lists = FlatLists(count: 3, filler: "") { visit in
      for (list, element) in [(2, "a"), (0, "b"), (2, "c"), (0, "d")] { visit(element, list) }
    }
    #expect((0..<lists.count).map { Array(lists[$0]) } == [["b", "d"], [], ["a", "c"]])
  }

  @Test func `the number of lists can be zero`() {
    #expect(FlatLists<Int>().count == 0)
    #expect(FlatLists(count: 0, filler: 0) { _ in }.count == 0)
  }
}
