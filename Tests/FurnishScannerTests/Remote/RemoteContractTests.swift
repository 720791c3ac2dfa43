import FurnishGraph
import Testing

@testable import FurnishScanner

/// Pairs of programs as teams write them. Each mismatch is found at the line of the endpoint, and nothing else is.
@Suite struct RemoteContractTests {
  @Test(arguments: RemotePrograms.right + RemotePrograms.wrong)
  func `a program that is compared with its server has the findings of its comments`(_ pair: VerdictCase) {
    pair.check()
  }

  @Test func `right programs expect no findings, and wrong ones expect some`() {
    #expect(RemotePrograms.right.count >= 12)
    #expect(RemotePrograms.wrong.count >= 12)
    #expect(RemotePrograms.right.allSatisfy { !$0.server.isEmpty && $0.expectations().isEmpty })
    #expect(RemotePrograms.wrong.allSatisfy { !$0.server.isEmpty && !$0.expectations().isEmpty })
  }

  @Test(arguments: RemotePrograms.wrong) func `without the server nothing is compared`(_ pair: VerdictCase) {
    var pair = pair
    pair.server = []
    #expect(pair.verdict().findings.map(\.description) == [])
    #expect(pair.verdict().remoteServiceCount == 0)
  }

  @Test(arguments: (RemotePrograms.right + RemotePrograms.wrong).filter { !$0.servesSome })
  func `a program that serves itself has no mismatch`(_ pair: VerdictCase) {
    var pair = pair
    pair.server = pair.lines
    let findings = pair.verdict().findings.filter { $0.rule == "remote-mismatch" }
    #expect(findings.map(\.description) == [])
  }
}

extension VerdictCase {
  /// Whether the program serves some of its services, so that the others are served elsewhere.
  fileprivate var servesSome: Bool { lines.contains { $0.contains(".grpcService()") } }
}
