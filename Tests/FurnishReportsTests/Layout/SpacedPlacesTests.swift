import Testing

@testable import FurnishReports

@Suite struct SpacedPlacesTests {
  private func places(_ wanted: [Double], _ bounds: ClosedRange<Double> = -100...100) -> [Double] {
    SpacedPlaces(wanted, distance: 10, in: bounds).places
  }

  @Test func whereThereIsRoomEachIsWhereItWants() { #expect(places([-20, 0, 15]) == [-20, 0, 15]) }

  @Test func thoseThatWantTheSamePlaceShareIt() { #expect(places([0, 0, 0]) == [-10, 0, 10]) }

  @Test func aCrowdPushesItsNeighbor() { #expect(places([0, 0, 6]) == [-8, 2, 12]) }

  @Test func nothingStandsOutside() { #expect(places([-300, 300, 300], 0...50) == [0, 40, 50]) }

  @Test func withoutRoomTheLastAreOutside() { #expect(places([0, 0, 0], 0...5) == [0, 10, 20]) }

  @Test func nothingHasNoPlace() { #expect(places([]) == []) }
}
