import FurnishReducers
import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct StoreViewTests {
  @Test func `a view owns a store through all its changes`() throws {
    let host = TextHost(FormView())
    try host.tap("Count 0")
    try host.tap("Count 1")
    #expect(host.text.contains("[Count 2]"))
  }

  @Test func `a binding sends typed text`() throws {
    let host = TextHost(FormView())
    try host.type("Ada", into: "Name")
    #expect(host.text.contains("Name: |Ada|"))
    #expect(host.text.contains("Hello Ada"))
  }

  @Test func `a binding with one action sends that action`() throws {
    let host = TextHost(FormView())
    try host.tap("Is long")
    #expect(host.text.contains("Is long: on"))
  }

  @Test func `only views that read a changed field are evaluated again`() throws {
    let host = TextHost(FormView())
    let names = host.evaluations(of: NameView.self)
    try host.tap("Count 0")
    #expect(host.evaluations(of: FormView.self) == 1)
    #expect(host.evaluations(of: CountButton.self) == 2)
    #expect(host.evaluations(of: NameView.self) == names)
  }

  @Test func `a reader of a binding observes only the value of the binding`() throws {
    let host = TextHost(BindingView(store: makeStore()))
    try host.tap("Count")
    #expect(host.evaluations(of: BoundText.self) == 1)
    try host.tap("Rename")
    #expect(host.text == "[Count]\n[Rename]\nAda")
    #expect(host.evaluations(of: BoundText.self) == 2)
  }

  @Test func `an action that changes nothing evaluates nothing`() throws {
    let store = makeStore()
    let host = TextHost(NameView(store: store))
    store.send(.nameChanged(""))
    _ = host.text
    #expect(host.evaluations(of: NameView.self) == 1)
  }

  @Test func `a view model evaluates only the readers of the changed property`() {
    let model = TwoFields()
    let host = TextHost(
      VStack {
        FirstField(model: model)
        SecondField(model: model)
      })
    model.first = 1
    #expect(host.text == "1\n0")
    #expect(host.evaluations(of: FirstField.self) == 2)
    #expect(host.evaluations(of: SecondField.self) == 1)
  }

  @Test func `a binding keeps its state alive`() {
    var store: Store<FormState, FormAction>? = makeStore()
    let name = store!.binding(get: \.name, send: FormAction.nameChanged)
    store = nil
    name.wrappedValue = "Ada"
    #expect(name.wrappedValue == "Ada")
  }
}

struct FormState: Equatable {
  var count = 0
  var name = ""
  var isLong = false
}

enum FormAction: Sendable {
  case increment
  case nameChanged(String)
  case toggleLength
}

@MainActor
func makeStore() -> Store<FormState, FormAction> {
  let reducer = Reducer<FormState, FormAction, Void> { state, action, _ in
    switch action {
    case .increment: state.count += 1
    case .nameChanged(let name): state.name = name
    case .toggleLength: state.isLong.toggle()
    }
    return []
  }
  return Store(initialState: FormState(), reducer: reducer, environment: ())
}

private struct FormView: View {
  @State private var store = makeStore()

  var body: some View {
    NameField(store: store)
    Toggle("Is long", isOn: store.binding(get: \.isLong, send: .toggleLength))
    CountButton(store: store)
    NameView(store: store)
  }
}

private struct NameField: View {
  let store: Store<FormState, FormAction>

  var body: some View {
    TextField("Name", text: store.binding(get: \.name, send: FormAction.nameChanged))
  }
}

private struct CountButton: View {
  let store: Store<FormState, FormAction>

  var body: some View {
    Button("Count \(store.count)") { store.send(.increment) }
  }
}

private struct NameView: View {
  let store: Store<FormState, FormAction>

  var body: some View { Text("Hello \(store.name)") }
}

private struct BindingView: View {
  let store: Store<FormState, FormAction>

  var body: some View {
    Button("Count") { store.send(.increment) }
    Button("Rename") { store.send(.nameChanged("Ada")) }
    BoundText(text: store.binding(get: \.name, send: FormAction.nameChanged))
  }
}

private struct BoundText: View {
  @Binding var text: String

  var body: some View { Text(text) }
}

@Observable private final class TwoFields {
  var first = 0
  var second = 0
}

private struct FirstField: View {
  let model: TwoFields

  var body: some View { Text("\(model.first)") }
}

private struct SecondField: View {
  let model: TwoFields

  var body: some View { Text("\(model.second)") }
}
