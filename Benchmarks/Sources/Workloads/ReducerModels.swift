import FurnishReducers
import Observation

// The states, actions and reducers of the workloads.

/// A model without a store, to which the workloads of stores are compared.
@Observable
final class ObservableModel {
  var count = 0
}

struct LeafState: Equatable, Sendable {
  var count = 0
  var isLoading = false
}

enum LeafAction: Sendable {
  case increment
  case other
}

typealias Leaf = Reducer<LeafState, LeafAction, Void>

let leaf = Leaf { state, action, _ in
  switch action {
  case .increment: state.count += 1
  case .other: state.isLoading.toggle()
  }
  return []
}

/// Reduces like `leaf`, in a function that the optimizer cannot inline.
@inline(never)
func reduceLeaf(_ state: inout LeafState, _ action: LeafAction) -> [Effect<LeafAction>] {
  switch action {
  case .increment: state.count += 1
  case .other: state.isLoading.toggle()
  }
  return []
}

struct Children: Equatable, Sendable {
  var byID: [Int: LeafState]
  var inOrder: IdentifiedArray<Child> = []
}

struct Child: Identifiable, Equatable, Sendable {
  let id: Int
  var state = LeafState()
}

enum ChildrenAction: Sendable {
  case byID(Int, LeafAction)
  case inOrder(Int, LeafAction)
}

let children: Reducer<Children, ChildrenAction, Void> = .combine(
  leaf.forEach(
    state: \.byID,
    extract: { if case .byID(let id, let action) = $0 { (id, action) } else { nil } },
    embed: ChildrenAction.byID, environment: { $0 }),
  leaf.pullback(state: \Child.state, extract: { $0 }, embed: { $0 }, environment: { $0 }).forEach(
    state: \.inOrder,
    extract: { if case .inOrder(let id, let action) = $0 { (id, action) } else { nil } },
    embed: ChildrenAction.inOrder, environment: { $0 })
)
