import HTTPTypes
import Hummingbird
import LandmarkPages
import NIOCore

/// The routes of the files that pages load.
struct AssetRoutes: Sendable {
  /// Adds every file.
  func add(to router: Router<LandmarkRequestContext>) {
    for asset in Asset.all {
      router.read("assets/\(asset.name)") { request, context in
        answer(request, with: asset, version: context.query["v"])
      }
    }
  }

  private func answer(_ request: Request, with asset: Asset, version: String?) -> Response {
    let tag = "\"\(asset.version)\""
    var headers: HTTPFields = [
      .contentType: asset.contentType,
      .xContentTypeOptions: "nosniff",
      .eTag: tag,
    ]
    // The content of an address with a version never changes. A browser must request any other address again.
    headers[.cacheControl] =
      version == asset.version ? "public, max-age=31536000, immutable" : "no-cache"
    guard request.headers[.ifNoneMatch] != tag else {
      return Response(status: .notModified, headers: headers)
    }
    return Response(
      status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: asset.bytes)))
  }
}
