// Constants that are the defaults of keys, and read the values of each other.
enum FirstKey: ServiceKey { static let defaultValue = ServiceValues.current[SecondKey.self] + 1 }
enum SecondKey: ServiceKey { static let defaultValue: Int = ServiceValues.current[FirstKey.self] + 1 }  //~ dependency-cycle: FirstKey
enum OwnKey: ServiceKey { static let defaultValue: Int = ServiceValues.current.own }  //~ dependency-cycle: OwnKey
enum MixedKey: ServiceKey { static let defaultValue: Int = ServiceValues.current.computed }
enum ComputedKey: ServiceKey { static var defaultValue: Int { ServiceValues.current.mixed } }  //~ dependency-cycle: MixedKey
enum HelperKey: ServiceKey { static let defaultValue: Int = read() }
func read() -> Int { ServiceValues.current[HelperKey.self] }  //~ dependency-cycle: HelperKey
struct Feed: Sendable { var load: @Sendable () -> Int }
enum LaterKey: ServiceKey { static let defaultValue = Feed { ServiceValues.current.other } }
enum OtherKey: ServiceKey { static let defaultValue: Int = ServiceValues.current.later.load() }
enum ChainKey: ServiceKey { static let defaultValue: Int = ServiceValues.current.end }
enum EndKey: ServiceKey { static let defaultValue = 1 }
extension ServiceValues {
  var own: Int { get { self[OwnKey.self] } set { self[OwnKey.self] = newValue } }
  var mixed: Int { get { self[MixedKey.self] } set { self[MixedKey.self] = newValue } }
  var computed: Int { get { self[ComputedKey.self] } set { self[ComputedKey.self] = newValue } }
  var later: Feed { get { self[LaterKey.self] } set { self[LaterKey.self] = newValue } }
  var other: Int { get { self[OtherKey.self] } set { self[OtherKey.self] = newValue } }
  var chain: Int { get { self[ChainKey.self] } set { self[ChainKey.self] = newValue } }
  var end: Int { get { self[EndKey.self] } set { self[EndKey.self] = newValue } }
}
