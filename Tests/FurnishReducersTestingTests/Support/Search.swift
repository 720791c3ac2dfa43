import Furnish
import FurnishReducers

// A search, with effects that send an action, that continue to run, and that are canceled.

struct SearchState: Equatable, Sendable {
  var query = ""
  var results: [String] = []
  var isSearching = false
}

enum SearchAction: Equatable, Sendable {
  case typed(String)
  case found([String])
  case clear
  case listen
  case heard(Int)
}

extension SearchAction {
  var found: [String]? {
    get { if case .found(let results) = self { results } else { nil } }
    set { if case .found = self, let newValue { self = .found(newValue) } }
  }
}

struct SearchEnvironment: Sendable {
  var find: @Sendable (String) -> Effect<[String]>
  var listen: @Sendable () -> Effect<Int> = { .none }

  static let mock = SearchEnvironment(find: { query in .run { await $0([query, query + "!"]) } })
}

private enum SearchID { case find, listen }

let search = Reducer<SearchState, SearchAction, SearchEnvironment> { state, action, environment in
  switch action {
  case .typed(let query):
    state.query = query
    state.isSearching = true
    let find = environment.find(query).map(SearchAction.found)
    return [find.cancellable(id: SearchID.find, cancelInFlight: true)]
  case .found(let results):
    state.isSearching = false
    state.results = results
    return []
  case .clear:
    state = SearchState()
    return [.cancel(id: SearchID.find), .cancel(id: SearchID.listen)]
  case .listen:
    return [environment.listen().map(SearchAction.heard).cancellable(id: SearchID.listen)]
  case .heard(let number):
    state.results.append("\(number)")
    return []
  }
}

let endlessListening = SearchEnvironment(
  find: { _ in .none },
  listen: { .run { _ in try await Task.sleep(for: .seconds(100_000)) } })
