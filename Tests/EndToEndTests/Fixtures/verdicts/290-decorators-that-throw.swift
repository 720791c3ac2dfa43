// The recipe of a service throws if one of its decorators does.
struct Checked: Log { init(_ log: any Log) throws {} }
let container = ServiceContainer()
try container.services.register((any Log).self) { ConsoleLog() }
  .decorate((any Log).self) { (inner: any Log) in try Checked(inner) }
print(try container.validated().resolveRequired((any Log).self))  //~ throwing-recipe: any Log
