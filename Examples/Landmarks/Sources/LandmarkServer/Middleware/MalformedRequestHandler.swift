import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// A channel handler that answers a request that is not HTTP with the JSON of a refusal.
///
/// Such a request never reaches the router: Hummingbird answers it with an empty 400 and closes
/// the connection. This handler replaces that answer when it is written, so that it follows the answers to
/// earlier requests of the same connection.
final class MalformedRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var problem: RequestProblem?

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error as? HTTPParserError {
    case .headerOverflow?: problem = .headersTooLarge
    case _?: problem = .malformedRequest
    case nil: break
    }
    context.fireErrorCaught(error)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard
      let problem,
      case .head(let head) = unwrapOutboundIn(data),
      head.status == .badRequest, head.headerFields[.contentLength] == "0",
      let body = try? JSON.encode(problem.body)
    else {
      context.write(data, promise: promise)
      return
    }
    var fields = head.headerFields
    fields[.contentType] = JSON.contentType
    fields[.contentLength] = String(body.readableBytes)
    let explained = HTTPResponse(status: problem.status, headerFields: fields)
    context.write(wrapOutboundOut(.head(explained)), promise: nil)
    context.write(wrapOutboundOut(.body(body)), promise: promise)
  }
}
