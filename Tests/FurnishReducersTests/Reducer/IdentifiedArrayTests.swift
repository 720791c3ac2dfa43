import FurnishReducers
import Testing

@Suite struct IdentifiedArrayTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  @Test func `elements keep their order`() {
    let items = IdentifiedArray([Item(id: 3), Item(id: 1), Item(id: 2)])
    #expect(items.ids == [3, 1, 2])
  }

  @Test func `of two elements with one ID the first stays`() {
    let items: IdentifiedArray = [Item(id: 1, name: "first"), Item(id: 1, name: "second")]
    #expect(items.elements == [Item(id: 1, name: "first")])
  }

  @Test func `an element is changed by its ID`() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2)]
    items[id: 2]?.name = "new"
    #expect(items[id: 2] == Item(id: 2, name: "new"))
    #expect(items.ids == [1, 2])
  }

  @Test func `setting nil removes`() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2), Item(id: 3)]
    items[id: 2] = nil
    #expect(items.ids == [1, 3])
    #expect(items.index(id: 3) == 1)
    #expect(items[id: 2] == nil)
  }

  @Test func `setting a missing element appends it`() {
    var items: IdentifiedArray = [Item(id: 1)]
    items[id: 2] = Item(id: 2)
    #expect(items.ids == [1, 2])
  }

  @Test func `an element set at the ID of another stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var items: IdentifiedArray = [Item(id: 1)]
      items[id: 1] = Item(id: 2)
    }
  }

  @Test func `inserting moves what follows`() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2)]
    items.insert(Item(id: 3), at: 1)
    #expect(items.ids == [1, 3, 2])
    #expect(items.index(id: 2) == 2)
  }

  @Test func `removing by a condition keeps the others in reach`() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2), Item(id: 3)]
    items.removeAll { $0.id == 1 }
    #expect(items.ids == [2, 3])
    #expect(items.index(id: 1) == nil)
    #expect(items.index(id: 3) == 1)
  }

  @Test func `sorting keeps elements in reach`() {
    var items: IdentifiedArray = [Item(id: 3), Item(id: 1), Item(id: 2)]
    items.sort { $0.id < $1.id }
    #expect(items.ids == [1, 2, 3])
    for id in 1...3 { #expect(items[id: id]?.id == id) }
  }

  @Test func `swapping keeps both in reach`() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2), Item(id: 3)]
    items.swapAt(0, 2)
    #expect(items.ids == [3, 2, 1])
    #expect(items.index(id: 1) == 2)
    #expect(items.index(id: 3) == 0)
  }
}
