// Each instance of a generic type reads the services of its own generic arguments.
struct User: Sendable {}
struct Order: Sendable {}
final class Store<Row: Sendable>: Sendable { func all() -> [Row] { [] } }
struct Rows<Row: Sendable> { @Injected var store: Store<Row> }
final class Screen<Row: Sendable> { let rows = Rows<Row>() }
let container = ServiceContainer()
try container.services.register(Store<User>.self) { Store() }
prepareServices { $0.provider = try! container.validated() }
print(Rows<User>().store.all())
print(Rows<Order>().store.all())  //~ missing-service: Store<Order>
print(Screen<User>().rows.store.all())
