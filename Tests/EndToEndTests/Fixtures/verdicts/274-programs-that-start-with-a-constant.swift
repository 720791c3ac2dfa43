// The start of a program passes constants to the functions that register, whether it has a word about services or not.
enum Stage { case live, test }
struct Crash: Sendable {}
struct Report: Sendable {}
struct Mail: Sendable {}
@main struct Program {
  nonisolated(unsafe) static var provider: ServiceScope!
  nonisolated(unsafe) static var other: ServiceScope!
  static func main() {
    bootstrap(.live)
    prepare()
    body()
  }
  static func bootstrap(_ stage: Stage) {
    let container = ServiceContainer()
    if stage == .live { try! container.services.register(Crash.self) { Crash() } }
    if stage == .test { try! container.services.register(Report.self) { Report() } }
    provider = try! container.validated()
  }
  static func prepare(isMock: Bool = false) {
    let container = ServiceContainer()
    if !isMock { try! container.services.register(Mail.self) { Mail() } }
    other = try! container.validated()
  }
  static func body() {
    print(provider.resolveRequired(Crash.self), other.resolveRequired(Mail.self))
    print(provider.resolveRequired(Report.self))  //~ missing-service: Report
  }
}
