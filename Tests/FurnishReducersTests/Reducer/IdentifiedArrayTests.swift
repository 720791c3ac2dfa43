import FurnishReducers
import Testing

@Suite struct IdentifiedArrayTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  @Test func elementsKeepTheirOrder() {
    let items = IdentifiedArray([Item(id: 3), Item(id: 1), Item(id: 2)])
    #expect(items.ids == [3, 1, 2])
  }

  @Test func ofTwoElementsWithOneIDTheFirstStays() {
    let items: IdentifiedArray = [Item(id: 1, name: "first"), Item(id: 1, name: "second")]
    #expect(items.elements == [Item(id: 1, name: "first")])
  }

  @Test func anElementIsChangedByItsID() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2)]
    items[id: 2]?.name = "new"
    #expect(items[id: 2] == Item(id: 2, name: "new"))
    #expect(items.ids == [1, 2])
  }

  @Test func settingNilRemoves() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2), Item(id: 3)]
    items[id: 2] = nil
    #expect(items.ids == [1, 3])
    #expect(items.index(id: 3) == 1)
    #expect(items[id: 2] == nil)
  }

  @Test func settingAMissingElementAppendsIt() {
    var items: IdentifiedArray = [Item(id: 1)]
    items[id: 2] = Item(id: 2)
    #expect(items.ids == [1, 2])
  }

  @Test func anElementSetAtTheIDOfAnotherStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var items: IdentifiedArray = [Item(id: 1)]
      items[id: 1] = Item(id: 2)
    }
  }

  @Test func insertingMovesWhatFollows() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2)]
    items.insert(Item(id: 3), at: 1)
    #expect(items.ids == [1, 3, 2])
    #expect(items.index(id: 2) == 2)
  }

  @Test func removingByAConditionKeepsTheOthersInReach() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2), Item(id: 3)]
    items.removeAll { $0.id == 1 }
    #expect(items.ids == [2, 3])
    #expect(items.index(id: 1) == nil)
    #expect(items.index(id: 3) == 1)
  }

  @Test func sortingKeepsElementsInReach() {
    var items: IdentifiedArray = [Item(id: 3), Item(id: 1), Item(id: 2)]
    items.sort { $0.id < $1.id }
    #expect(items.ids == [1, 2, 3])
    for id in 1...3 { #expect(items[id: id]?.id == id) }
  }

  @Test func swappingKeepsBothInReach() {
    var items: IdentifiedArray = [Item(id: 1), Item(id: 2), Item(id: 3)]
    items.swapAt(0, 2)
    #expect(items.ids == [3, 2, 1])
    #expect(items.index(id: 1) == 2)
    #expect(items.index(id: 3) == 0)
  }
}
