import FurnishReports

/// The error of a response.
struct ResponseError: Error, Hashable {
  /// The codes of JSON-RPC and of LSP.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSONValue { .members(["code": .number(code.rawValue), "message": .string(message)]) }
}
