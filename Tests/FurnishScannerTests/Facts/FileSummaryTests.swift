import Testing

@testable import FurnishScanner

/// The summary of the facts of a file.
@Suite struct FileSummaryTests {
  @Test func `only functions with a relevant body may register`() {
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

  @Test func `the type of a variable decides whether it may contain services`() {
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
