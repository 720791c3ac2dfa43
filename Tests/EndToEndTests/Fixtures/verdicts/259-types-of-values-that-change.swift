// The type of a variable is that of its first value only while nothing replaces it.
class Stage { let next: Stage?; init(next: Stage? = nil) { self.next = next } }
final class IntStage: Stage {}
final class TextStage: Stage {}
func a() throws { let c = ServiceContainer(); var n: Stage? = IntStage(next: TextStage())
  while let x = n { if x is TextStage { c.services.register(Double.self) { 1 } }; n = x.next }
  try c.validated().resolveRequired(Double.self) }
func e() throws { let c = ServiceContainer(); var n: Stage = IntStage()
  while true { if n is TextStage { c.services.register(Double.self) { 1 }; break }; n = TextStage() }
  try c.validated().resolveRequired(Double.self) }
func change(_ s: inout Stage) { s = TextStage() }
func f() throws { let c = ServiceContainer(); var n: Stage = IntStage(); change(&n)
  if n is TextStage { c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }    //~ warning missing-service: Double
func k() throws { let c = ServiceContainer(); var l: [Stage] = [IntStage()]; l.insert(TextStage(), at: 0)
  if l.first is TextStage { c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }
func m() throws { let c = ServiceContainer(); var l: [Stage] = [IntStage(), TextStage()]; l.reverse()
  if let f = l.first as? TextStage { print(f); c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }    //~ warning missing-service: Double
func o() throws { let c = ServiceContainer(); var q: [Stage] = [IntStage(next: TextStage())]
  while !q.isEmpty { let x = q.removeFirst(); if x is TextStage { c.services.register(Double.self) { 1 } }; if let n = x.next { q.append(n) } }
  try c.validated().resolveRequired(Double.self) }
func t() throws { let c = ServiceContainer(); var t: (Stage, Int) = (IntStage(), 1); t.0 = TextStage()
  if t.0 is TextStage { c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }    //~ warning missing-service: Double
func r() throws { let c = ServiceContainer(); var l: [Stage] = [IntStage(), TextStage()]; l.sort { a, _ in a is TextStage }
  if l.first is TextStage { c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }  //~ warning missing-service: Double
func u() throws { let c = ServiceContainer(); var l: [Stage] = [IntStage()]; l.append(TextStage()); if l.last is TextStage { c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }
func v() throws { let c = ServiceContainer(); var l: [Stage] = [IntStage()]; l[0] = TextStage(); if l.first is TextStage { c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }
func w() throws { let c = ServiceContainer(); var l: [Stage] = [IntStage(), TextStage()]; l.removeFirst(); if l.first is TextStage { c.services.register(Double.self) { 1 } }
  try c.validated().resolveRequired(Double.self) }  //~ warning missing-service: Double
func loadTextA() throws -> String { throw CancellationError() }
func triedA() throws {
  let container = ServiceContainer()
  let name = try? loadTextA() ?? "a"
  if let name { container.services.register(Int.self) { 1 }; print(name) }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func mergedA() throws {
  typealias Setup = (any ServiceCollection) -> Void
  var table: [String: Setup] = ["x": { $0.register(Int.self) { 1 } }]
  table.merge(["x": { $0.register(String.self) { "" } }]) { old, _ in old }
  let container = ServiceContainer()
  for setup in table.values { setup(container.services) }
  print(try container.validated().resolveRequired(Int.self))
  print(try container.validated().resolveRequired(String.self))  //~ missing-service: String
}
