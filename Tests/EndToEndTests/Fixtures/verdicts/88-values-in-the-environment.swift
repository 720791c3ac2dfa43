// Views and reducers that receive values read them.
import FurnishReducers
import FurnishSwiftUI
import SwiftUI
enum SyncKey: TestServiceKey { static var testValue: Int { 1 } }
enum PageKey: TestServiceKey { static var testValue: Int { 1 } }
enum TitleKey: TestServiceKey { static var testValue: Int { 1 } }
extension ServiceValues {
  var sync: Int { get { self[SyncKey.self] } set { self[SyncKey.self] = newValue } }
  var page: Int { get { self[PageKey.self] } set { self[PageKey.self] = newValue } }
  var title: Int { get { self[TitleKey.self] } set { self[TitleKey.self] = newValue } }
}
struct Page: View {
  @Environment(\.services.sync) private var sync  //~ missing-live-value: SyncKey
  @Environment(\.services) private var services
  var body: some View { Text("\(sync) \(services.page)") }  //~ missing-live-value: PageKey
}
let reducer = Reducer<Int, Bool, ServiceValues> { state, action, environment in
  state += environment.title  //~ missing-live-value: TitleKey
  return []
}
@main struct Music: App { var body: some Scene { WindowGroup { Page() } } }
