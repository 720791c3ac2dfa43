// A property has the attributes of the clause that is compiled.
enum NumberKey: ServiceKey { static var defaultValue: Int { 1 } }
enum TextKey: ServiceKey { static var defaultValue: String { "" } }
extension ServiceValues { var number: Int { get { self[NumberKey.self] } set { self[NumberKey.self] = newValue } } }
extension ServiceValues { var text: String { get { self[TextKey.self] } set { self[TextKey.self] = newValue } } }
struct Model {
  #if DEBUG
  @Injected
  #else
  @Injected(\.text)
  #endif
  var text: String
  #if DEBUG
  @Injected
  #else
  @Injected(\.number)
  #endif
  var number: Int  //~ missing-service: DEBUG is set
}
#if DEBUG
ServiceLocator.shared.addService(service: "debug")
#endif
print(Model().text, Model().number)
