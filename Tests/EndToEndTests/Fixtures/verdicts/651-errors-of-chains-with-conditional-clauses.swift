// A `try` covers the calls of a chain with `#if` in it.
import Foundation

final class Journal: Sendable {}
final class Store: Sendable {}
final class Vault: Sendable {}

func first(_ url: URL) throws {
  let container = ServiceContainer()
  do {
    let text = try String(contentsOf: url)
      #if DEBUG
        .lowercased()
      #endif
    print(text)
    container.services.register(Journal.self) { Journal() }
  } catch { print(error) }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal
}
func inClause(_ decoder: JSONDecoder, _ data: Data) throws {
  let container = ServiceContainer()
  do {
    let values = try decoder
      #if DEBUG
        .decode([String: Int].self, from: data)
      #else
        .decode([String: Int].self, from: data)
      #endif
    print(values)
    container.services.register(Store.self) { Store() }
  } catch { print(error) }
  print(try container.validated().resolveRequired(Store.self))  //~ warning missing-service: Store
}
func asArgument(_ url: URL) throws {
  let container = ServiceContainer()
  do {
    print(
      try Data(contentsOf: url)
        #if DEBUG
          .base64EncodedString()
        #endif
        .count)
    container.services.register(Vault.self) { Vault() }
  } catch { print(error) }
  print(try container.validated().resolveRequired(Vault.self))  //~ warning missing-service: Vault
}
func withoutError(_ text: String) throws {
  let container = ServiceContainer()
  do {
    let name = text
      #if DEBUG
        .lowercased()
      #endif
    print(name)
    container.services.register(Journal.self) { Journal() }
  }
  print(try container.validated().resolveRequired(Journal.self))
}
try first(URL(fileURLWithPath: "x"))
try inClause(JSONDecoder(), Data())
try asArgument(URL(fileURLWithPath: "x"))
try withoutError("a")
