struct Store: Sendable {}
struct Journal: Sendable {}
enum Feature { case chat, video, call(Int) }
enum Level: Int { case low, high }
func isChat(_ feature: Feature) -> Bool { if case .chat = feature { true } else { false } }

func found() throws {
  let container = ServiceContainer()
  let names = ["core", "chat"]
  if names.contains(where: { $0.hasPrefix("ch") }) { try container.services.register(Store.self) { Store() } }
  let features: [Feature] = [.chat, .call(2)]
  if features.contains(where: isChat) { try container.services.register(Journal.self) { Journal() } }
  let levels: [Level] = [.low, .high]
  if levels.contains(where: { $0 == .high }) { try container.services.register(Int.self) { 1 } }
  let numbers = [1, 5, 7]
  if numbers.allSatisfy({ $0 > 0 }) { try container.services.register(String.self) { "" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self), provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
func notFound() throws {
  let container = ServiceContainer()
  let names = ["core", "voice"]
  if names.contains(where: { $0.hasPrefix("ch") }) { try container.services.register(Store.self) { Store() } }
  let features: [Feature] = [.video, .call(2)]
  if features.contains(where: isChat) { try container.services.register(Journal.self) { Journal() } }
  let levels: [Level] = [.low]
  if levels.contains(where: { $0 == .high }) { try container.services.register(Int.self) { 1 } }
  let numbers = [1, 5, 7]
  if numbers.allSatisfy({ $0 > 1 }) { try container.services.register(String.self) { "" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
  print(provider.resolveRequired(String.self))  //~ missing-service: String is not registered
}
func chance(_ name: String) -> Bool { Bool.random() }
func unknown() throws {
  let container = ServiceContainer()
  let isWhole = ["core", "chat"].allSatisfy { chance($0) }
  if isWhole { try container.services.register(Store.self) { Store() } }
  print(try container.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try found()
try notFound()
