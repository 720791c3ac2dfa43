import FurnishGraph
import Testing

@Suite struct ServicePlaceTests {
  @Test func `the description is the file and the line`() {
    #expect(ServicePlace(file: "App/Wiring.swift", line: 12, column: 5).description == "App/Wiring.swift:12")
  }
}
