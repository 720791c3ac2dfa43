public import FileClient
import Foundation
public import FurnishReducers

public enum FavoritePrimesAction: Equatable, Sendable {
  case added(Int)
  case removed(Int)
  case saveTapped
  case loadTapped
  case loaded([Int])
  case failed(String)
}

/// The favorite primes, and the last error of their file.
public struct FavoritePrimesState: Equatable, Sendable {
  public var primes: [Int]
  public var problem: String?

  public init(primes: [Int] = [], problem: String? = nil) {
    self.primes = primes
    self.problem = problem
  }
}

/// The environment of the favorites.
public struct FavoritePrimesEnvironment: Sendable {
  public var files: FileClient

  public init(files: FileClient) { self.files = files }
}

/// The name of the file with the favorites.
public let favoritePrimesFile = "favorite-primes.json"

public let favoritePrimes = Reducer<
  FavoritePrimesState, FavoritePrimesAction, FavoritePrimesEnvironment
> { state, action, environment in
  state.problem = nil
  switch action {
  case .added(let prime):
    if !state.primes.contains(prime) { state.primes.append(prime) }
    return []
  case .removed(let prime):
    state.primes.removeAll { $0 == prime }
    return []
  case .saveTapped:
    return [
      .fireAndForget { [files = environment.files, primes = state.primes] in
        try files.save(favoritePrimesFile, JSONEncoder().encode(primes))
      }
      .catch { .send(.failed("The favorites were not saved: \($0.localizedDescription)")) }
    ]
  case .loadTapped:
    return [
      Effect<FavoritePrimesAction>.run { [files = environment.files] send in
        guard let contents = try files.load(favoritePrimesFile) else {
          return await send(.failed("There are no saved favorites yet."))
        }
        await send(.loaded(try JSONDecoder().decode([Int].self, from: contents)))
      }
      .catch { .send(.failed("The favorites were not loaded: \($0.localizedDescription)")) }
    ]
  case .loaded(let primes):
    state.primes = primes
    return []
  case .failed(let problem):
    state.problem = problem
    return []
  }
}
