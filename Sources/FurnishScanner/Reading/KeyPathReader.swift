import SwiftSyntax

extension SourceReader {
  /// Reads a key path, and the same function as a closure: `{ $0.port }` for `\Config.port`.
  func keyPath(_ path: KeyPathExprSyntax) -> Expression {
    let names = path.components.map { source(of: $0.component) }
    let text = (path.root.map { source(of: $0) } ?? "") + names.map { ".\($0)" }.joined()
    var (root, rest) = (path.root.map { TypeReference($0) }, names[...])
    // `\App.Config.port`: the types `App.Config` precede the property.
    while case .named(let outer)? = root, let inner = rest.first, inner.first?.isUppercase == true {
      root = .named(outer + [TypeReference.Component(inner)])
      rest.removeFirst()
    }
    // If the root is omitted, as in `features.map(\.module)`, each part has to be a name.
    guard root != nil || rest.allSatisfy({ $0.utf8.allSatisfy(WordScan.isWord) }) else { return .keyPath(text) }
    let place = place(of: path)
    let value = rest.reduce(Expression.name("$0", place)) { .member($0, $1, place) }
    return .keyPath(
      text,
      function: Closure(
        parameters: [Closure.Parameter(name: "$0", type: root)], anonymousParameters: 0, result: nil, isAsync: false,
        isThrowing: false, body: [.expression(value)], place: place))
  }
}
