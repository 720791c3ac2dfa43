import FurnishGraph
import Testing

@testable import FurnishScanner

/// Instances that code chooses in a file which does not import Furnish, and whose types are in another file.
@Suite struct ChosenInstancesTests {
  private let stores = """
    import Furnish
    struct Chat: Sendable {}
    struct Mail: Sendable {}
    protocol Store { func open(_ provider: any ServiceProvider) }
    struct ChatStore: Store {
      func open(_ provider: any ServiceProvider) { print(provider.resolveRequired(Chat.self)) }
    }
    struct MailStore: Store {
      func open(_ provider: any ServiceProvider) { print(provider.resolveRequired(Mail.self)) }
    }
    """

  /// Returns the messages about a program with the stores above, and with this factory in a file of its own.
  private func messages(_ factory: String, _ call: String) -> [String] {
    let main = """
      import Furnish
      let isOn = CommandLine.arguments.contains("on")
      let container = ServiceContainer()
      if isOn { try container.services.register(Chat.self) { Chat() } } else { try container.services.register(Mail.self) { Mail() } }
      \(call).open(try container.validated())
      """
    let files = [("Stores", stores), ("Factory", factory), ("main", main)].map { name, text in
      SourceFile(path: "/App/\(name).swift", module: "App", facts: FileFacts("\(text)\n"))
    }
    return Program(files: files, exposedModules: []).judged(Program.Options()).findings.map(\.message)
  }

  @Test(
    arguments: [
      ("func makeStore(_ isOn: Bool) -> any Store { isOn ? ChatStore() : MailStore() }", "makeStore(isOn)"),
      (
        "enum Stores { static func make(_ isOn: Bool) -> any Store { if isOn { return ChatStore() }; return MailStore() } }",
        "Stores.make(isOn)"
      ),
      (
        "struct Stores { let isOn: Bool; var first: any Store { guard isOn else { return MailStore() }; return ChatStore() } }",
        "Stores(isOn: isOn).first"
      ),
      (
        """
        struct Stores {
          let isOn: Bool
          func make() -> any Store { switch isOn { case true: ChatStore()
            case false: MailStore() } }
        }
        """,
        "Stores(isOn: isOn).make()"
      ),
    ])
  func `a factory without a word about services decides which instance requests a service`(
    factory: String, call: String
  ) {
    #expect(messages(factory, call) == [])
    let swapped = factory.replacing("ChatStore", with: "#").replacing("MailStore", with: "ChatStore")
      .replacing("#", with: "MailStore")
    #expect(Set(messages(swapped, call)) == ["Chat is not registered.", "Mail is not registered."])
  }
}
