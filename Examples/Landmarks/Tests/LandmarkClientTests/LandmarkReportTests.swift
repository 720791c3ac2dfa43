import Foundation
import Furnish
import FurnishTesting
import LandmarkClient
import LandmarkServices
import Synchronization
import Testing

@Suite struct LandmarkReportTests {
  final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private let printed = Lines()
  private let remarks = Lines()

  private var report: LandmarkReport {
    LandmarkReport(print: { [printed] in printed.append($0) }, remark: { [remarks] in remarks.append($0) })
  }

  @Test(.services { $0.landmarks = .inMemory(LandmarkDataSet.sample(ofEach: 1)) })
  func aListNamesEveryLandmark() async throws {
    try await report.list(nil)
    #expect(printed.all.count == Category.allCases.count)
    #expect(remarks.all == ["loading…", "loaded"])
  }

  @Test(.services { $0.landmarks = .inMemory(LandmarkDataSet.sample(ofEach: 2)) })
  func aListOfACategoryNamesOnlyItsLandmarks() async throws {
    try await report.list(.towers)
    #expect(printed.all.count == 2)
  }

  @Test(
    .services {
      $0.landmarks = .inMemory([]).failing(with: NetworkError.unreachable(URL(string: "http://x")!, reason: "r"))
    })
  func aServiceThatFailsBeforeItLoadsEndsTheList() async throws {
    await #expect(throws: NetworkError.self) { try await report.list(nil) }
  }

  @Test func aLoadingThatFailsIsRemarkedOn() async throws {
    let service = LandmarkService.live(
      client: .unimplemented.failing(), baseURL: LandmarkServiceClientTests.baseURL)
    await withServices {
      $0.landmarks = service
    } operation: {
      _ = await #expect(throws: InjectedFailure.self) { try await report.list(nil) }
    }
    #expect(remarks.all == ["loading…", "failed"])
  }

  @Test(.services { $0.landmarks = .inMemory(LandmarkDataSet.all) })
  func aLandmarkIsShownWithItsYear() async throws {
    try await report.show("eiffel-tower")
    #expect(printed.all.contains("year       1889"))
  }

  @Test(.services { $0.landmarks = .inMemory([]) })
  func aLandmarkThatIsNotThereIsMissed() async {
    await #expect(throws: MissingLandmark(id: "x")) { try await report.show("x") }
  }

  @Test func whatTheServerSentAndIsNoneIsRemarkedOn() async throws {
    let client = LandmarkServiceClientTests.network([
      "/api/landmarks?page=1": #"{"landmarks":[{},{}],"pageCount":1,"total":2}"#
    ])
    try await withServices {
      $0.landmarks = .live(client: client, baseURL: LandmarkServiceClientTests.baseURL)
    } operation: {
      try await report.list(nil)
    }
    #expect(remarks.all.last == "2 of what the server sent made no sense and were left out")
  }
}
