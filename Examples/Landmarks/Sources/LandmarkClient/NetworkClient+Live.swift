import Foundation
import Furnish
import FurnishNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NetworkClient {
  /// The network itself, through the `urlSession` in force.
  public static var live: Self {
    Self(bytes: { url in
      do {
        let (body, response) = try await ServiceValues.current.urlSession.data(from: url)
        return NetworkResponse(status: (response as? HTTPURLResponse)?.statusCode ?? 200, body: body)
      } catch let error as URLError where error.code != .cancelled {
        throw NetworkError.unreachable(url, reason: error.localizedDescription.trimmedOfPeriod)
      }
    })
  }
}

extension String {
  fileprivate var trimmedOfPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
