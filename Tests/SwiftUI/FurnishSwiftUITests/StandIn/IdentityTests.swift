import SwiftUI
import Testing

/// The stand-in's model of identity and state is that of SwiftUI's documentation, which these tests follow.
@MainActor @Suite struct IdentityTests {
  @Test func `state lives as long as the identity`() throws {
    let host = TextHost(Flag { Tally(name: "a") })
    try host.tap("a 0")
    try host.tap("Flip")
    try host.tap("Flip")
    #expect(host.text == "[Flip]\n[a 0]")
  }

  @Test func `two views of one type have their own state`() throws {
    let host = TextHost(
      VStack {
        Tally(name: "a")
        Tally(name: "b")
      })
    try host.tap("b 0")
    #expect(host.text == "[a 0]\n[b 1]")
  }

  @Test func `a view that is used twice has its state twice`() throws {
    let tally = Tally(name: "a")
    let host = TextHost(
      VStack {
        tally
        tally
      })
    try host.tap("a 0", at: 1)
    #expect(host.text == "[a 0]\n[a 1]")
  }

  @Test func `each branch of a condition has its own state`() throws {
    let host = TextHost(Branches())
    try host.tap("same 0")
    try host.tap("Flip")
    #expect(host.text == "[Flip]\n[same 0]")
  }

  @Test func `rows keep their state when they move`() throws {
    let host = TextHost(MovingRows())
    try host.tap("row 3 0")
    try host.tap("Reverse")
    #expect(host.text == "[Reverse]\n[row 3 1]\n[row 2 0]\n[row 1 0]")
  }

  @Test func `the state of a modifier lives as long as the view that it modifies`() throws {
    let host = TextHost(Flag { Text("content").modifier(TallyModifier()) })
    try host.tap("modified 0")
    #expect(host.text == "[Flip]\n[modified 1]\ncontent")
  }

  @Test func `the initial value of a state is that of the first evaluation`() throws {
    let host = TextHost(Seeded(start: 4))
    host.update(Seeded(start: 9))
    #expect(host.text == "4")
  }

  @Test func `a property inside of a property is installed as well`() throws {
    let host = TextHost(Nested())
    try host.tap("0 light")
    #expect(host.text == "[1 light]")
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct TallyModifier: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    Button("modified \(count)") { count += 1 }
    content
  }
}

private struct Flag<Content: View>: View {
  @State private var isOn = true
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button("Flip") { isOn.toggle() }
    if isOn { content() }
  }
}

private struct Branches: View {
  @State private var isOn = true

  var body: some View {
    Button("Flip") { isOn.toggle() }
    if isOn { Tally(name: "same") } else { Tally(name: "same") }
  }
}

private struct MovingRows: View {
  @State private var rows = [1, 2, 3]

  var body: some View {
    Button("Reverse") { rows.reverse() }
    ForEach(rows, id: \.self) { Tally(name: "row \($0)") }
  }
}

private struct Seeded: View {
  @State private var value: Int

  init(start: Int) { _value = State(initialValue: start) }

  var body: some View { Text("\(value)") }
}

private struct Compound: DynamicProperty {
  @State var count = 0
  @Environment(\.colorScheme) var colorScheme
}

private struct Nested: View {
  private var compound = Compound()

  var body: some View {
    Button("\(compound.count) \(compound.colorScheme)") { compound.count += 1 }
  }
}
