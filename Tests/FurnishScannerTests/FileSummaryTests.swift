import Testing

@testable import FurnishScanner

/// The parts of a file that are read without being requested.
@Suite struct FileSummaryTests {
  @Test func `functions that may register are those with a body`() {
    let summary = FileSummary(
      FileFacts(
        """
        func a() {}
        func b() throws { try ServiceContainer().services.register(Int.self) { 1 } }
        func c(services: any ServiceCollection) {}
        """))
    #expect(summary.bodies == [1, 2])
    #expect(summary.containerCreators == [1])
  }

  @Test func `variables hold services by their types`() {
    let summary = FileSummary(
      FileFacts("struct A { var a: Int; var b: ServiceContainer; var c: (any ServiceProvider)?; var d: Box }"))
    #expect(summary.mayHoldServices(aliases: []) == [1, 2])
    #expect(summary.mayHoldServices(aliases: ["Box"]) == [1, 2, 3])
    #expect(summary.valuedOrAttributed == [])
  }

  @Test func `variables with attributes are read`() {
    let summary = FileSummary(FileFacts("struct A { @Injected var a: Int; var b: Int }"))
    #expect(summary.valuedOrAttributed == [0])
  }
}
