import FurnishReducers

// An app with two counters, a dictionary and an array of counters, and a counter that may be missing.

struct AppState: Equatable, Sendable {
  var first = CounterState()
  var second = CounterState()
  var byName: [String: CounterState] = [:]
  var rows: IdentifiedArray<Row> = []
  var sheet: CounterState?
  var total: Int { first.count + second.count }
}

struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var counter = CounterState()
}

enum AppAction: Equatable, Sendable {
  case first(CounterAction)
  case second(CounterAction)
  case named(String, CounterAction)
  case row(Int, CounterAction)
  case sheet(CounterAction)
  case dismiss
  case add(Int)
  case remove(Int)
}

extension AppAction {
  var first: CounterAction? {
    get { if case .first(let action) = self { action } else { nil } }
    set { if case .first = self, let newValue { self = .first(newValue) } }
  }
  var named: (String, CounterAction)? {
    get { if case .named(let name, let action) = self { (name, action) } else { nil } }
    set { if case .named = self, let newValue { self = .named(newValue.0, newValue.1) } }
  }
  var sheet: CounterAction? {
    get { if case .sheet(let action) = self { action } else { nil } }
    set { if case .sheet = self, let newValue { self = .sheet(newValue) } }
  }
}

struct AppEnvironment: Sendable {
  var first = CounterEnvironment.mock
  var second = CounterEnvironment(nthPrime: { _ in .sync { 19 } })
}

let row: Reducer<Row, CounterAction, CounterEnvironment> = counter.pullback(
  state: \.counter, action: \.some, environment: { $0 })

let app: Reducer<AppState, AppAction, AppEnvironment> = .combine(
  counter.pullback(state: \.first, action: \.first, environment: { $0.first }),
  counter.pullback(
    state: \.second,
    extract: { if case .second(let action) = $0 { action } else { nil } },
    embed: AppAction.second,
    environment: \.second
  ),
  counter.forEach(state: \.byName, action: \.named, environment: \.first),
  row.forEach(
    state: \.rows,
    extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } },
    embed: AppAction.row,
    environment: \.first
  ),
  counter.optional().pullback(state: \.sheet, action: \.sheet, environment: \.first),
  Reducer { state, action, _ in
    switch action {
    case .dismiss: state.sheet = nil
    case .add(let id): state.rows.append(Row(id: id))
    case .remove(let id): state.rows.remove(id: id)
    default: break
    }
    return []
  }
)

extension CounterAction {
  /// The whole action as a part of itself.
  var some: CounterAction? {
    get { self }
    set { if let newValue { self = newValue } }
  }
}
