import Furnish

// A list without elements calls no closure. If a variable stores the closure, other code may call it.
struct Journal: Sendable {}
struct Audit: Sendable {}
func unused() throws {
  let provider = try ServiceContainer().validated()
  let names: [String] = []
  names.forEach { name in print(name, provider.resolveRequired(Journal.self)) }
}
func stored() throws {
  let provider = try ServiceContainer().validated()
  let names: [String] = []
  let report: (String) -> Void = { name in
    print(name, provider.resolveRequired(Audit.self))  //~ missing-service: Audit is not registered
  }
  names.forEach(report)
  OtherLibrary.run(report)
}
try unused()
try stored()
