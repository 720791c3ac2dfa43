// Where a branch does not replace the root by a scope, the request is one at the root.
struct Session: Sendable {}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
try container.services.register(Session.self, lifetime: .scoped) { Session() }
let root = try container.validated()

var provider: any ServiceProvider = root
if isOn { provider = try root.makeScope() }
if isOn { print(provider.resolveRequired(Session.self)) }
print(provider.resolveRequired(Session.self))  //~ scoped-from-root: Session

var other = root
if isOn { other = try root.makeScope() } else { other = try root.makeScope() }
print(other.resolveRequired(Session.self))

// A function may replace this variable before the request.
var current: any ServiceProvider = root
func open() throws { current = try root.makeScope() }
try open()
print(current.resolveRequired(Session.self))

// Closures replace this variable.
var shown: any ServiceProvider = root
let show = { shown = try root.makeScope() }
try show()
print(shown.resolveRequired(Session.self))

// So does a method.
var chosen: any ServiceProvider = root
final class Chooser { func choose() throws { chosen = try root.makeScope() } }
try Chooser().choose()
print(chosen.resolveRequired(Session.self))

// A caller passes a scope or none.
func display(in scope: ServiceScope? = nil) { print((scope ?? root).resolveRequired(Session.self)) }  //~ scoped-from-root: Session
func displayAlways(in scope: ServiceScope?) { print((scope ?? root).resolveRequired(Session.self)) }
func displayOptional(in scope: ServiceScope?) {
  let provider = scope ?? root
  if scope != nil { print(provider.resolveRequired(Session.self)) }
}

display()
displayAlways(in: try root.makeScope())
displayOptional(in: nil)
displayOptional(in: try root.makeScope())
