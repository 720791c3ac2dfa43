// Modifiers of views and reducers set values for a part of a program.
import FurnishReducers
import FurnishSwiftUI
import SwiftUI
enum HostKey: TestServiceKey { static var testValue: String { "" } }
enum PortKey: TestServiceKey { static var testValue: Int { 1 } }
enum PathKey: TestServiceKey { static var testValue: String { "" } }
enum UserKey: TestServiceKey { static var testValue: String { "" } }
enum NameKey: TestServiceKey { static var testValue: String { "" } }
extension ServiceValues {
  var host: String { get { self[HostKey.self] } set { self[HostKey.self] = newValue } }
  var port: Int { get { self[PortKey.self] } set { self[PortKey.self] = newValue } }
  var path: String { get { self[PathKey.self] } set { self[PathKey.self] = newValue } }
  static func setUser(_ values: inout ServiceValues) { values[UserKey.self] = "ada" }
}
let reducer = Reducer<[String], Bool, Void> { lines, _, _ in
  lines.append(ServiceValues.current.path)
  return []
}
struct Root: View {
  @Environment(\.services.host) var host
  @Environment(\.services.port) var port
  var body: some View { Text("\(host) \(port) \(ServiceValues.current[UserKey.self])") }
}
@main struct Program: App {
  let store = Store(initialState: [], reducer: reducer.services { $0.path = "/" }, environment: ())
  init() { prepareServices { ServiceValues.setUser(&$0) } }
  var body: some Scene {
    WindowGroup { Root().services { $0.host = "a.example" }.environment(\.services.port, 80) }
  }
}
func greet() { print(ServiceValues.current[NameKey.self]) }  //~ missing-live-value: NameKey
