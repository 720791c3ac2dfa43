import Furnish
import FurnishTesting
import LandmarkServices
import Testing

@Suite struct ServiceValuesLandmarksTests {
  /// A type that reads the service where it is used, like a program.
  struct Reader {
    @Injected(\.landmarks) var landmarks

    func count() async throws -> Int {
      try await landmarks.searchLandmarks(LandmarkQuery()).total
    }
  }

  @Test(.services { $0.landmarks = .preview })
  func `a test reads the service of its trait`() async throws {
    #expect(try await Reader().count() == Category.allCases.count)
  }

  @Test(.services { $0.landmarks = .preview })
  func `an inner override takes precedence until its operation ends`() async throws {
    let reader = Reader()
    try await withServices {
      $0.landmarks = .inMemory([])
    } operation: {
      let count = try await reader.count()
      #expect(count == 0)
    }
    #expect(try await reader.count() == Category.allCases.count)
  }

  @Test(
    .services {
      $0.landmarks = .unimplemented
      $0.unimplementedCalls = .throwing
    })
  func `an unimplemented service throws an error that names the called endpoint`() async {
    await #expect(throws: UnimplementedEndpoint("searchLandmarks", of: "LandmarkService")) {
      try await Reader().count()
    }
  }

  @Test func `a test that chooses no service fails`() async {
    await withKnownIssue {
      await #expect(throws: UnimplementedEndpoint.self) { try await Reader().count() }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("LandmarkService.searchLandmarks is unimplemented.") == true
    }
  }
}
