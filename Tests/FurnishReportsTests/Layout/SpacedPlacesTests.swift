import Testing

@testable import FurnishReports

@Suite struct SpacedPlacesTests {
  private func places(_ preferred: [Double], _ bounds: ClosedRange<Double> = -100...100) -> [Double] {
    SpacedPlaces(preferred, distance: 10, in: bounds).places
  }

  @Test func `with enough space each box is at its preferred place`() {
    #expect(places([-20, 0, 15]) == [-20, 0, 15])
  }

  @Test func `boxes with the same preferred place are spread around it`() {
    #expect(places([0, 0, 0]) == [-10, 0, 10])
  }

  @Test func `crowded boxes move their neighbor`() { #expect(places([0, 0, 6]) == [-8, 2, 12]) }

  @Test func `no box is outside of the bounds`() { #expect(places([-300, 300, 300], 0...50) == [0, 40, 50]) }

  @Test func `without space the last boxes are outside of the bounds`() {
    #expect(places([0, 0, 0], 0...5) == [0, 10, 20])
  }

  @Test func `an empty list has no places`() { #expect(places([]) == []) }
}
