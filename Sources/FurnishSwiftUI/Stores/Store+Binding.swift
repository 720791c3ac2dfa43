#if canImport(SwiftUI)
  public import FurnishReducers
  public import SwiftUI

  extension Store {
    /// Returns a binding to a value of the state, for controls: a value that they write is sent as an action.
    ///
    /// ```swift
    /// TextField("Search", text: store.binding(get: \.query, send: SearchAction.queryChanged))
    /// ```
    ///
    /// A view that reads the binding observes only that value.
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - send: Returns the action for a new value.
    /// - Returns: A binding that retains the state.
    public func binding<Value>(
      get: @escaping (State) -> Value, send: @escaping (Value) -> Action
    ) -> Binding<Value> {
      let bound = BoundValue(view(state: get, action: { (action: Action) in action }), send)
      return Binding(
        get: { @MainActor in bound.value },
        set: { @MainActor in bound.value = $0 })
    }

    /// Returns a binding to a value of the state that a control changes by one action only, such as an alert that it
    /// dismisses.
    ///
    /// ```swift
    /// .alert("Saved", isPresented: store.binding(get: \.isSaved, send: .alertDismissed)) {}
    /// ```
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - action: The action to send for each value that is written.
    /// - Returns: A binding that retains the state.
    public func binding<Value>(get: @escaping (State) -> Value, send action: Action) -> Binding<Value> {
      binding(get: get, send: { _ in action })
    }
  }

  /// The value that a binding reads and writes. It belongs to the main actor, so that the binding may be passed
  /// anywhere.
  @MainActor
  private final class BoundValue<Value, Action: Sendable> {
    private let store: Store<Value, Action>
    private let send: (Value) -> Action

    init(_ store: Store<Value, Action>, _ send: @escaping (Value) -> Action) {
      self.store = store
      self.send = send
    }

    var value: Value {
      get { store.state }
      set { store.send(send(newValue)) }
    }
  }
#endif
