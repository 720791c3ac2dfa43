// The level that a level is opened from may be stated by a requirement, an alias or a default of a protocol, by several steps of
// inheritance, or by a generic argument.
enum Session: ScopeLevel {}
protocol InSession: ScopeLevel where Parent == Session {}
protocol Aliased: ScopeLevel {}
extension Aliased {
  typealias Parent = Session
  typealias Input = Int
}
protocol Defaulted: ScopeLevel {
  associatedtype Parent: ScopeLevel = Session
  associatedtype Input: Sendable = Int
}
protocol Deeper: Defaulted {}
protocol Deepest: CustomStringConvertible & Deeper {}
protocol Opening: ScopeLevel {
  associatedtype Input
  static func input(of text: String) -> Input
}
enum Screen: InSession {}
enum List: Aliased {}
struct Detail: Deepest { var description: String { "detail" } }
struct Popover<Outer: ScopeLevel>: ScopeLevel { typealias Parent = Outer }
enum Row: Opening { static func input(of text: String) -> Bool { text.isEmpty } }
enum Page: ScopeLevel {}
extension Page { typealias Parent = Screen }
final class Cart: Sendable {}
struct Title: Sendable {}
struct Sum: Sendable { init(_ cart: Cart, _ number: Int) {} }
struct Total: Sendable { init(_ cart: Cart, _ number: Int) {} }
struct Tip: Sendable { init(_ cart: Cart) {} }
struct Mark: Sendable { init(_ isEmpty: Bool) {} }
struct Late: Sendable { init(_ cart: Cart) {} }
struct Lost: Sendable { init(_ cart: Cart) {} }
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Cart.self, lifetime: .scoped(to: Session.self)) { Cart() }
    .register(Title.self, lifetime: .scoped(to: Screen.self)) { (_: Cart) in Title() }
    .register(Sum.self, lifetime: .scoped(to: List.self), Sum.init(_:_:))
    .register(Total.self, lifetime: .scoped(to: Detail.self), Total.init(_:_:))
    .register(Tip.self, lifetime: .scoped(to: Popover<Screen>.self), Tip.init(_:))
    .register(Lost.self, lifetime: .scoped(to: Popover<RootLevel>.self), Lost.init(_:))  //~ outside-level: Lost
    .register(Mark.self, lifetime: .scoped(to: Row.self), Mark.init(_:))
    .register(Late.self, lifetime: .scoped(to: Page.self), Late.init(_:))
  let root = try container.validated()
  let session = root.makeScope(Session.self)
  let screen = session.makeScope(Screen.self)
  _ = screen.resolveRequired(Title.self)
  _ = session.makeScope(List.self, 1).resolveRequired(Sum.self)
  _ = session.makeScope(Detail.self, 2).resolveRequired(Total.self)
  _ = screen.makeScope(Popover<Screen>.self).resolveRequired(Tip.self)
  _ = root.makeScope(Popover<RootLevel>.self).resolve(Lost.self)
  _ = screen.makeScope(Page.self).resolveRequired(Late.self)
  _ = root.makeScope(Row.self, true).resolveRequired(Mark.self)
  _ = root.makeScope(Screen.self)  //~ wrong-parent-level: Screen
  _ = session.makeScope(Page.self)  //~ wrong-parent-level: Page
  _ = session.makeScope(Popover<Screen>.self)  //~ wrong-parent-level: Popover
  _ = root.resolveRequired(Tip.self)  //~ outside-level: Tip
}
