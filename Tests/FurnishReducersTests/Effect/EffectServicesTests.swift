import Furnish
import FurnishReducers
import FurnishTesting
import Testing

private enum NameKey: ServiceKey {
  static var defaultValue: String { "nobody" }
  static var testValue: String { "nobody" }
}

extension ServiceValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor @Suite struct EffectServicesTests {
  private nonisolated static func sendName() -> Effect<String> {
    .run { send in await send(ServiceValues.current.name) }
  }

  private func makeRecorder(_ effect: @escaping @Sendable () -> Effect<String>) -> Recorder<String> {
    Recorder { $0.isEmpty ? [effect()] : [] }
  }

  @Test func `an effect reads the services in force when its action is sent`() async {
    let recorder = makeRecorder(Self.sendName)
    await withServices {
      $0.name = "Ada"
    } operation: {
      recorder.store.send("")
    }.finish()
    #expect(recorder.actions == ["", "Ada"])
  }

  @Test func `an effect reads the overrides that its reducer sets around its creation`() async {
    let recorder = makeRecorder {
      withServices {
        $0.name = "Grace"
      } operation: {
        Self.sendName()
      }
    }
    await recorder.store.send("").finish()
    #expect(recorder.actions == ["", "Grace"])
  }

  @Test func `an effect created outside of an override reads the services in force when its action is sent`() async {
    let effect = Self.sendName()
    let recorder = makeRecorder { effect }
    await withServices {
      $0.name = "Ada"
    } operation: {
      recorder.store.send("")
    }.finish()
    #expect(recorder.actions == ["", "Ada"])
  }

  @Test func `a synchronous effect reads the overrides around its creation`() {
    let recorder = makeRecorder {
      withServices {
        $0.name = "Grace"
      } operation: {
        .sync { ServiceValues.current.name }
      }
    }
    recorder.store.send("")
    #expect(recorder.actions == ["", "Grace"])
  }

  @Test func `a reducer may run under other services`() async {
    let effect = Self.sendName()
    let reducer = Reducer<[String], String, Void> { state, action, _ in
      state.append(action + ServiceValues.current.name)
      return action.isEmpty ? [effect] : []
    }
    .services { $0.name = "Mary" }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    await store.send("").finish()
    #expect(store.state == ["Mary", "MaryMary"])
  }

  @Test func `a store keeps the services it was created under`() async {
    let recorder = withServices {
      $0.name = "Joan"
    } operation: {
      makeRecorder(Self.sendName)
    }
    await recorder.store.send("").finish()
    #expect(recorder.actions == ["", "Joan"])
  }

  @Test func `the service values can be the environment of a reducer`() {
    let reducer = Reducer<String, Int, ServiceValues> { state, _, environment in
      state = environment.name
      return []
    }
    let named = withServices {
      $0.name = "Ada"
    } operation: {
      ServiceValues.current
    }
    let first = Store(initialState: "", reducer: reducer, environment: named)
    let second = Store(initialState: "", reducer: reducer, environment: .current)
    first.send(0)
    second.send(0)
    #expect(first.state == "Ada")
    #expect(second.state == "nobody")
  }

  @Test func `an environment may be a part of the service values`() {
    let greet = Reducer<String, CounterAction, String> { state, _, name in
      state = "hello \(name)"
      return []
    }
    let reducer: Reducer<String, CounterAction, ServiceValues> = greet.pullback(
      state: \.self, action: \.some, environment: \.name)
    let store = Store(initialState: "", reducer: reducer, environment: ServiceValues.current)
    store.send(.increment)
    #expect(store.state == "hello nobody")
  }

  @Test func `a reducer under other services changes the store's services, not those of the effect that sends`() async {
    let reducer = Reducer<[String], String, Void> { state, action, _ in
      state.append(ServiceValues.current.name)
      return state.count < 4 ? [.run { send in await send(action) }] : []
    }
    .services { $0.name += "!" }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    await store.send("").finish()
    #expect(store.state == ["nobody!", "nobody!", "nobody!", "nobody!"])
  }

  @Test func `other reducers see the store's services when an effect of a reducer under other services sends`() async {
    let child = Reducer<[String], Bool, Void> { _, isAnswer, _ in
      isAnswer ? [] : [.run { send in await send(true) }]
    }
    .services { $0.name = "child" }
    let reducer = Reducer<[String], Bool, Void>.combine(
      child,
      Reducer { state, _, _ in
        state.append(ServiceValues.current.name)
        return []
      })
    let store = Store(initialState: [], reducer: reducer, environment: ())
    await store.send(false).finish()
    #expect(store.state == ["nobody", "nobody"])
  }

  @Test func `an action that an effect sends from a detached task is reduced with the store's services`() async {
    let reducer = Reducer<[String], Bool, Void> { state, isAnswer, _ in
      state.append(ServiceValues.current.name)
      return isAnswer ? [] : [.run { send in await Task.detached { await send(true) }.value }]
    }
    let store = withServices {
      $0.name = "Joan"
    } operation: {
      Store(initialState: [], reducer: reducer, environment: ())
    }
    await store.send(false).finish()
    #expect(store.state == ["Joan", "Joan"])
  }

  @Test func `the actions that follow one that was sent under overrides are reduced with them`() async {
    let reducer = Reducer<[String], Int, Void> { state, count, _ in
      state.append(ServiceValues.current.name)
      return count == 0 ? [] : [.run { send in await send(count - 1) }]
    }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    let task = withServices {
      $0.name = "Ada"
    } operation: {
      store.send(2)
    }
    await task.finish()
    store.send(0)
    #expect(store.state == ["Ada", "Ada", "Ada", "nobody"])
  }

  private nonisolated static func sendName(under name: String) -> Effect<String> {
    withServices {
      $0.name = name
    } operation: {
      sendName()
    }
  }

  @Test func `effects in a row each read the overrides around their creation`() async {
    let recorder = makeRecorder {
      .concatenate(Self.sendName(under: "Ada"), Self.sendName(under: "Grace"), Self.sendName())
    }
    await recorder.store.send("").finish()
    #expect(recorder.actions == ["", "Ada", "Grace", "nobody"])
  }

  @Test func `overrides around the creation of an effect take precedence over those in force when its action is sent`()
    async
  {
    let effect = Self.sendName(under: "Grace")
    let recorder = makeRecorder { effect }
    await withServices {
      $0.name = "Ada"
    } operation: {
      recorder.store.send("")
    }.finish()
    #expect(recorder.actions == ["", "Grace"])
  }

  /// A default that differs from test to test.
  private final class Marker: Sendable {}

  private enum MarkerKey: ServiceKey {
    static var defaultValue: Marker { Marker() }
    static var testValue: Marker { Marker() }
  }

  private nonisolated static var marker: String { "\(ObjectIdentifier(ServiceValues.current[MarkerKey.self]))" }

  /// Created by the test that needs it first.
  private nonisolated static let shared = Effect<String>.run { send in await send(marker) }

  @Test(.services { $0.name = "Ada" }, arguments: 1...3)
  func `an effect that another test has created reads the defaults of this one`(_: Int) async {
    let marker = Self.marker
    let recorder = makeRecorder { Self.shared }
    await recorder.store.send("").finish()
    #expect(recorder.actions == ["", marker])
  }
}
