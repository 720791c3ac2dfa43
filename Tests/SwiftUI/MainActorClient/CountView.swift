public import FurnishReducers
import FurnishSwiftUI
public import SwiftUI

/// The state of `CountView`.
public struct CountState: Equatable {
  public var count = 0
  public var name = ""

  public init() {}
}

public nonisolated enum CountAction: Sendable {
  case increment
  case nameChanged(String)
}

public let counting = Reducer<CountState, CountAction, Void> { state, action, _ in
  switch action {
  case .increment: state.count += 1
  case .nameChanged(let name): state.name = name
  }
  return []
}

public struct CountView: View {
  @State private var store: Store<CountState, CountAction>

  public init() {
    _store = State(wrappedValue: Store(initialState: CountState(), reducer: counting, environment: ()))
  }

  public var body: some View {
    TextField("Name", text: store.binding(get: \.name, send: CountAction.nameChanged))
    Button("\(store.count)") { store.send(.increment) }
  }
}
