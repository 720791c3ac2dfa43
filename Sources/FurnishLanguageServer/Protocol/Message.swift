import FurnishReports
import FurnishScanner

/// The identifier of a request.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ node: JSONNode) {
    switch node.value {
    case .string(let text): self = .text(text)
    case .number(let text):
      guard let number = Int(text) else { return nil }
      self = .number(number)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}

/// A message of the client.
enum Message: Sendable {
  case request(RequestID, method: String, Params)
  case notification(method: String, Params)
  /// The answer to a request of the server.
  case response
  /// A text that is not a message, and the answer to it.
  case invalid(RequestID?, ResponseError)

  init(_ bytes: [UInt8]) {
    do {
      self.init(try JSONParser.parse(bytes))
    } catch {
      self = .invalid(nil, ResponseError(.parseError, error.text(file: "message")))
    }
  }

  private init(_ node: JSONNode) {
    let members = Params(node)
    guard case .object = node.value else {
      self = .invalid(nil, ResponseError(.invalidRequest, ServerText.noObject))
      return
    }
    let identifier = members.node("id")
    let id = identifier.flatMap(RequestID.init)
    guard case .string("2.0")? = members.node("jsonrpc")?.value else {
      self = .invalid(id, ResponseError(.invalidRequest, ServerText.noVersion))
      return
    }
    guard case .string(let method)? = members.node("method")?.value else {
      let isResponse = members.has("result") || members.has("error")
      self = isResponse ? .response : .invalid(id, ResponseError(.invalidRequest, ServerText.noMethod))
      return
    }
    let params = members.child("params")
    if let id {
      self = .request(id, method: method, params)
    } else if !members.has("id") {
      self = .notification(method: method, params)
    } else {
      self = .invalid(nil, ResponseError(.invalidRequest, ServerText.badID))
    }
  }
}

/// The messages of the server.
enum Reply {
  static func result(_ id: RequestID, _ result: JSONValue) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "id": id.json, "result": result])
  }

  static func error(_ id: RequestID?, _ error: ResponseError) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "id": id?.json ?? .null, "error": error.json])
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }

  static func request(_ id: String, _ method: String, _ params: JSONValue) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "id": .string(id), "method": .string(method), "params": params])
  }

  /// Returns a message that writes a line into the editor's log of the server.
  static func log(_ text: String) -> JSONValue {
    notification("window/logMessage", .members(["type": .number(3), "message": .string(text)]))
  }
}
