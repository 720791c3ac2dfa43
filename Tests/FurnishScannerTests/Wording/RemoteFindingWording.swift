import FurnishGraph
import Testing

@testable import FurnishScanner

/// The subjects that the tests of the wording of findings about remote services share.
protocol RemoteFindingWording {}

extension RemoteFindingWording {
  var service: ServiceSymbol { ServiceSymbol(type: "App.Weather") }

  /// The place where the program declares the service.
  var place: ServicePlace { ServicePlace(file: "App/Weather.swift", line: 3, column: 7) }

  /// Another place, such as that of the declaration of the server.
  var other: ServicePlace { ServicePlace(file: "Server/Weather.swift", line: 5, column: 1) }

  var endpoint: RemoteSubject {
    RemoteSubject(service: service, endpoint: "today", place: place, servedAt: other)
  }

  /// Returns the text of a finding, and expects that the finding is at the service.
  func description(of finding: Finding) -> String {
    #expect(finding.place == place)
    #expect(finding.chain == [service])
    return finding.description
  }
}
