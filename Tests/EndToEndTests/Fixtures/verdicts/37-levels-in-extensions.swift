// The aliases of a type that an extension declares count like those of any other type.
enum Levels {
  enum Account: ScopeLevel { typealias Input = Int }
  typealias Outer = Account
}
extension Levels {
  enum Window: ScopeLevel {
    typealias Parent = Outer
    typealias Input = Bool
  }
  enum Panel: ScopeLevel { typealias Parent = Window }
}
typealias Deep = Levels.Panel
struct Title: Sendable { init(_ number: Int, _ isMain: Bool) {} }
let container = ServiceContainer()
try container.services.register(Title.self, lifetime: .scoped(to: Deep.self), Title.init(_:_:))
let root = try container.validated()
let window = root.makeScope(Levels.Account.self, 1).makeScope(Levels.Window.self, true)
_ = window.makeScope(Deep.self).resolveRequired(Title.self)
_ = root.makeScope(Deep.self)  //~ wrong-parent-level: Panel
