import SwiftUI
import Testing

@MainActor @Suite struct EvaluationTests {
  @Test func `a change evaluates its readers and no other view`() throws {
    let host = TextHost(Outer())
    try host.tap("0")
    #expect(host.evaluations(of: Outer.self) == 2)
    #expect(host.evaluations(of: Unchanged.self) == 1)
    #expect(host.evaluations(of: Changed.self) == 2)
  }

  @Test func `a value that is set to itself evaluates nothing`() throws {
    let host = TextHost(Steady())
    try host.tap("Same")
    #expect(host.evaluations(of: Steady.self) == 1)
  }

  @Test func `a view that passes on a binding is not evaluated when it is written`() throws {
    let host = TextHost(Owner())
    try host.type("x", into: "Text")
    #expect(host.text == "Text: |x|\nx")
    #expect(host.evaluations(of: Owner.self) == 1)
    #expect(host.evaluations(of: Reader.self) == 2)
  }

  @Test func `a property of an object can be bound`() throws {
    let note = Note()
    let host = TextHost(NoteView(note: note))
    try host.type("x", into: "Text")
    #expect(note.text == "x")
    note.text = "y"
    #expect(host.text == "Text: |y|")
  }

  @Test func `another environment evaluates its readers at any depth`() throws {
    let host = TextHost(Surroundings())
    try host.tap("Darken")
    #expect(host.text == "[Darken]\ndark\n")
    #expect(host.evaluations(of: SchemeReader.self) == 2)
    #expect(host.evaluations(of: Unchanged.self) == 1)
  }

  @Test func `a whole object is replaced`() throws {
    let host = TextHost(Replacing())
    try host.tap("first")
    #expect(host.text == "[second]")
  }

  @Test func `views run actions when they appear and disappear`() throws {
    let log = ViewLog<String>()
    let host = TextHost(
      Switch {
        Text("here").onAppear { log.append("appeared") }.onDisappear { log.append("disappeared") }
      })
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(log.entries == ["appeared", "disappeared", "appeared"])
  }

  @Test func `a task is canceled with its view`() async throws {
    let log = ViewLog<String>()
    let host = TextHost(
      Switch {
        Text("here").task {
          try? await Task.sleep(for: .seconds(100_000))
          log.append("\(Task.isCancelled)")
        }
      })
    await host.settle()
    try host.tap("Switch")
    try await host.wait { log.count == 1 }
    #expect(log.entries == ["true"])
  }

  @Test func `a task starts again with another ID`() async throws {
    let log = ViewLog<Int>()
    let host = TextHost(Counting { count in Text("here").task(id: count) { log.append(count) } })
    await host.settle()
    try host.tap("0")
    await host.settle()
    #expect(log.entries == [0, 1])
  }

  @Test func `a changed value is reported with the old one`() throws {
    let log = ViewLog<String>()
    let host = TextHost(Counting { count in Text("here").onChange(of: count) { log.append("\($0) \($1)") } })
    try host.tap("0")
    #expect(log.entries == ["0 1"])
  }

  @Test func `a disabled button cannot be tapped`() {
    let host = TextHost(Button("Go") {}.disabled(true))
    #expect(host.text == "[Go] (disabled)")
    let error = #expect(throws: TextHost.NotFound.self) { try host.tap("Go") }
    #expect(error?.description == "there is no enabled button 0 “Go” in:\n[Go] (disabled)")
  }

  @Test func `previews that use one modifier share its context`() async throws {
    _ = try await TextHost(Text("a"), traits: .modifier(ContextModifier()))
    _ = try await TextHost(Text("b"), traits: .modifier(ContextModifier()))
    #expect(ContextModifier.contexts.count == 1)
  }

  @Test func `the first trait is applied first`() async throws {
    let host = try await TextHost(
      Text("view"), traits: .modifier(HeadingModifier(heading: "inner")), .modifier(HeadingModifier(heading: "outer")))
    #expect(host.text == "outer\ninner\nview")
  }

  @Test func `an app has state of its own`() throws {
    let host = TextHost(app: CountingApp())
    try host.tap("0")
    #expect(host.text == "[1]")
  }
}

private struct HeadingModifier: PreviewModifier {
  let heading: String

  func body(content: Content, context: Void) -> some View {
    Text(heading)
    content
  }
}

private struct CountingApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { Button("\(count)") { count += 1 } }
  }
}

private struct Unchanged: View {
  let text: String

  var body: some View { Text(text) }
}

private struct Changed: View {
  let count: Int

  var body: some View { Text("\(count)") }
}

private struct Outer: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    Unchanged(text: "same")
    Changed(count: count)
  }
}

private struct Steady: View {
  @State private var count = 0

  var body: some View {
    Button("Same") { count = 0 }
    Text("\(count)")
  }
}

private struct Owner: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text)
    Reader(text: $text)
  }
}

private struct Reader: View {
  @Binding var text: String

  var body: some View { Text(text) }
}

@Observable private final class Note {
  var text = ""
}

private struct NoteView: View {
  @Bindable var note: Note

  var body: some View { TextField("Text", text: $note.text) }
}

private struct Surroundings: View {
  @State private var scheme = ColorScheme.light

  var body: some View {
    Button("Darken") { scheme = .dark }
    VStack { Between() }.environment(\.colorScheme, scheme)
  }
}

private struct Between: View {
  var body: some View {
    SchemeReader()
    Unchanged(text: "")
  }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text("\(scheme)") }
}

@Observable private final class Named {
  let name: String

  init(_ name: String) { self.name = name }
}

private struct Replacing: View {
  @State private var named = Named("first")

  var body: some View { Button(named.name) { named = Named("second") } }
}

private struct ContextModifier: PreviewModifier {
  static let contexts = ViewLog<Void>()

  static func makeSharedContext() async throws { contexts.append(()) }

  func body(content: Content, context: Void) -> some View { content }
}
