import FurnishReducers

// Ten levels, each of which contains the next lower one. They are written out, because with a generic type
// the workloads would measure the instantiation of generic types. The leaf is the lowest level.

struct State1: Equatable, Sendable {
  var padding = 0
  var child = LeafState()
}

enum Action1: Sendable {
  case child(LeafAction)
  case other

  var child: LeafAction? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level1: Reducer<State1, Action1, Void> = leaf.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State2: Equatable, Sendable {
  var padding = 0
  var child = State1()
}

enum Action2: Sendable {
  case child(Action1)
  case other

  var child: Action1? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level2: Reducer<State2, Action2, Void> = level1.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State3: Equatable, Sendable {
  var padding = 0
  var child = State2()
}

enum Action3: Sendable {
  case child(Action2)
  case other

  var child: Action2? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level3: Reducer<State3, Action3, Void> = level2.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State4: Equatable, Sendable {
  var padding = 0
  var child = State3()
}

enum Action4: Sendable {
  case child(Action3)
  case other

  var child: Action3? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level4: Reducer<State4, Action4, Void> = level3.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State5: Equatable, Sendable {
  var padding = 0
  var child = State4()
}

enum Action5: Sendable {
  case child(Action4)
  case other

  var child: Action4? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level5: Reducer<State5, Action5, Void> = level4.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State6: Equatable, Sendable {
  var padding = 0
  var child = State5()
}

enum Action6: Sendable {
  case child(Action5)
  case other

  var child: Action5? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level6: Reducer<State6, Action6, Void> = level5.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State7: Equatable, Sendable {
  var padding = 0
  var child = State6()
}

enum Action7: Sendable {
  case child(Action6)
  case other

  var child: Action6? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level7: Reducer<State7, Action7, Void> = level6.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State8: Equatable, Sendable {
  var padding = 0
  var child = State7()
}

enum Action8: Sendable {
  case child(Action7)
  case other

  var child: Action7? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level8: Reducer<State8, Action8, Void> = level7.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State9: Equatable, Sendable {
  var padding = 0
  var child = State8()
}

enum Action9: Sendable {
  case child(Action8)
  case other

  var child: Action8? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level9: Reducer<State9, Action9, Void> = level8.pullback(
  state: \.child, action: \.child, environment: { $0 })

struct State10: Equatable, Sendable {
  var padding = 0
  var child = State9()
}

enum Action10: Sendable {
  case child(Action9)
  case other

  var child: Action9? {
    get { if case .child(let action) = self { action } else { nil } }
    set { if case .child = self, let newValue { self = .child(newValue) } }
  }
}

let level10: Reducer<State10, Action10, Void> = level9.pullback(
  state: \.child, action: \.child, environment: { $0 })
