// A key that has a live value in some cases alone, and keys whose defaults read each other.
struct Feed: Sendable { var load: @Sendable () -> Int }
enum FlagKey: TestServiceKey { static var testValue: Feed { Feed { 1 } } }
#if LIVE
  extension FlagKey: ServiceKey { static var defaultValue: Feed { Feed { 2 } } }
#endif
enum BothKey: TestServiceKey { static var testValue: Feed { Feed { 1 } } }
#if LIVE
  extension BothKey: ServiceKey { static var defaultValue: Feed { Feed { 2 } } }
#else
  extension BothKey: ServiceKey { static var defaultValue: Feed { Feed { 3 } } }
#endif
enum SetKey: TestServiceKey { static var testValue: Int { 1 } }
enum EachKey: TestServiceKey { static var testValue: Int { 1 } }
enum StopKey: TestServiceKey { static var testValue: Int { 1 } }
enum LateKey: TestServiceKey { static var testValue: Int { 1 } }
enum UnderKey: TestServiceKey { static var testValue: Int { 1 } }
extension ServiceValues {
  var flag: Feed { get { self[FlagKey.self] } set { self[FlagKey.self] = newValue } }
  var both: Feed { get { self[BothKey.self] } set { self[BothKey.self] = newValue } }
  var set: Int { get { self[SetKey.self] } set { self[SetKey.self] = newValue } }
  var each: Int { get { self[EachKey.self] } set { self[EachKey.self] = newValue } }
  var stop: Int { get { self[StopKey.self] } set { self[StopKey.self] = newValue } }
  var late: Int { get { self[LateKey.self] } set { self[LateKey.self] = newValue } }
  var under: Int { get { self[UnderKey.self] } set { self[UnderKey.self] = newValue } }
}
struct Page {
  @Injected(\.late) var late  //~ warning missing-live-value: LateKey
  @Injected(\.stop) var stop
}

enum FirstKey: ServiceKey { static var defaultValue: Int { ServiceValues.current.second + 1 } }
enum SecondKey: ServiceKey { static var defaultValue: Int { ServiceValues.current.first + 1 } }  //~ dependency-cycle: FirstKey
enum OwnKey: ServiceKey { static var defaultValue: Int { ServiceValues.current.own } }  //~ dependency-cycle: OwnKey
enum LaterKey: ServiceKey { static var defaultValue: Feed { Feed { ServiceValues.current.other } } }
enum OtherKey: ServiceKey { static var defaultValue: Int { ServiceValues.current.later.load() } }
enum ChainKey: ServiceKey { static var defaultValue: Int { ServiceValues.current.end } }
enum OverKey: ServiceKey {
  static var defaultValue: Int { withServices { $0.within = 1 } operation: { ServiceValues.current.within } }
}
enum WithinKey: ServiceKey { static var defaultValue: Int { ServiceValues.current.over } }
enum EndKey: ServiceKey { static var defaultValue: Int { 1 } }
extension ServiceValues {
  var first: Int { get { self[FirstKey.self] } set { self[FirstKey.self] = newValue } }
  var second: Int { get { self[SecondKey.self] } set { self[SecondKey.self] = newValue } }
  var own: Int { get { self[OwnKey.self] } set { self[OwnKey.self] = newValue } }
  var later: Feed { get { self[LaterKey.self] } set { self[LaterKey.self] = newValue } }
  var other: Int { get { self[OtherKey.self] } set { self[OtherKey.self] = newValue } }
  var chain: Int { get { self[ChainKey.self] } set { self[ChainKey.self] = newValue } }
  var over: Int { get { self[OverKey.self] } set { self[OverKey.self] = newValue } }
  var within: Int { get { self[WithinKey.self] } set { self[WithinKey.self] = newValue } }
  var end: Int { get { self[EndKey.self] } set { self[EndKey.self] = newValue } }
}

@main struct App {
  static func main() {
    if CommandLine.arguments.contains("live") {
      prepareServices {
        $0.set = 2
        $0.each = 2
        $0.late = 2
        $0.under = 2
      }
      print(ServiceValues.current.under)
    } else {
      prepareServices { $0.each = 3 }
    }
    guard CommandLine.arguments.count > 1 else { fatalError("usage") }
    if CommandLine.arguments.count > 1 { prepareServices { $0.stop = 4 } }
    print(ServiceValues.current.flag.load(), ServiceValues.current.both.load())  //~ missing-live-value: FlagKey
    print(ServiceValues.current.set)  //~ missing-live-value: SetKey
    print(ServiceValues.current.each, ServiceValues.current.stop, ServiceValues.current.chain, Page().late)
  }
}
