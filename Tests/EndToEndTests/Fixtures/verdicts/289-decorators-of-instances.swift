// An instance that is passed in has no dependencies, and its decorator may have some.
struct Timed: Log { init(inner: any Log, clock: any Clock) {} }
let container = ServiceContainer()
try container.services.register((any Log).self, instance: ConsoleLog())
  .decorate((any Log).self) { (inner: any Log, clock: any Clock) in Timed(inner: inner, clock: clock) }  //~ missing-service: any Clock
print(try container.validated().resolveRequired((any Log).self))
