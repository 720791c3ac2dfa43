// Tests of the same values in other words are related: alternatives of a list, the parts of a tuple, and bounds.
enum Stage { case live, beta, test }
func run(_ stage: Stage, _ isFirst: Bool, _ isLast: Bool, _ level: Int) throws {
  let container = ServiceContainer()
  let services = try container.services
  if [.live, .beta].contains(stage) { services.register(Int.self) { 1 } }
  switch (isFirst, isLast) {
  case (true, true): services.register(String.self) { "" }
  case (true, false), (false, true): services.register(Double.self) { 1 }
  default: break
  }
  switch (isFirst, stage) {
  case (_, .test): services.register(Float.self) { 1 }
  default: break
  }
  if level > 2 { services.register((any Log).self) { ConsoleLog() } }
  if level > 5 { services.register((any Clock).self) { SystemClock() } }
  let provider = try container.validated()
  if stage == .live { print(provider.resolveRequired(Int.self)) }
  if isFirst && isLast { print(provider.resolveRequired(String.self)) }
  if isFirst, !isLast { print(provider.resolveRequired(Double.self)) }
  if case .test = stage { print(provider.resolveRequired(Float.self)) }
  if level >= 5 { print(provider.resolveRequired((any Log).self)) }
  if level > 2 { print(provider.resolveRequired((any Clock).self)) }  //~ missing-service: any Clock
  if stage != .test { print(provider.resolveRequired(Int.self)) }
}
func broken(_ stage: Stage, _ isFirst: Bool, _ isLast: Bool) throws {
  let container = ServiceContainer()
  if [.live, .beta].contains(stage) { try container.services.register(Int.self) { 1 } }
  switch (isFirst, isLast) {
  case (true, true): container.services.register(String.self) { "" }
  default: break
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ missing-service: stage is
  if isFirst { print(provider.resolveRequired(String.self)) }  //~ missing-service: isLast is false
}
