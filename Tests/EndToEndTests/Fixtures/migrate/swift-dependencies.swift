import Dependencies
import DependenciesMacros
import Foundation

// The services of a small shop, in the manner of swift-dependencies.

@DependencyClient
struct Repository: Sendable {
  var titles: @Sendable (_ author: String) async throws -> [String]
}

extension Repository: DependencyKey {
  static let liveValue = Self(titles: { author in author == "Ende" ? ["Momo"] : [] })  // no network yet
  static let testValue = Self()
}

private enum RetriesKey: DependencyKey {
  static let liveValue = 3
  static let testValue = 0
}

enum CountryKey: TestDependencyKey {
  static var testValue: String { "nowhere" }
}

extension CountryKey: DependencyKey {
  static var liveValue: String {
    @Dependency(\.locale) var locale
    return locale.identifier
  }
}

extension DependencyValues {
  var repository: Repository {
    get { self[Repository.self] }
    set { self[Repository.self] = newValue }
  }

  /// How often a request is sent.
  var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }
}

struct Shelf {
  @Dependency(\.repository) private var repository
  @Dependency(\.date.now) private var now
  @Dependency(CountryKey.self) private var country

  func read() async throws -> String {
    @Dependency(\.retries) var retries
    return try await "\(repository.titles(author: "Ende")) \(retries) \(country) \(now)"
  }
}

@main struct Shop {
  static func main() async throws {
    prepareDependencies { $0.retries = 2 }
    let shelf = withDependencies {
      $0.repository.titles = { _ in ["Jim"] }
    } operation: {
      Shelf()
    }
    print(try await shelf.read())
  }
}
