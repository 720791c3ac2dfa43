/// A file that pages load from this server. Its content is compiled into the program.
public struct Asset: Sendable {
  /// The part of its address after `/assets/`.
  public let name: String
  /// The media type that browsers receive.
  public let contentType: String
  /// The content.
  public let bytes: [UInt8]
  /// A hash of the content.
  public let version: String

  init(name: String, contentType: String, bytes: [UInt8]) {
    self.name = name
    self.contentType = contentType
    self.bytes = bytes
    // FNV-1a is the same in every run. The hashes of Swift are not.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    version = String(hash, radix: 36)
  }

  /// The address, which changes with the content so that browsers may store it forever.
  public var address: String { "/assets/\(name)?v=\(version)" }

  /// The style of every page.
  public static let stylesheet = Asset(
    name: "landmarks.css", contentType: "text/css; charset=utf-8",
    bytes: PackageResources.landmarks_css)
  /// The script that changes the list without loading the page again.
  public static let script = Asset(
    name: "landmarks.js", contentType: "text/javascript; charset=utf-8",
    bytes: PackageResources.landmarks_js)
  /// The picture in the tab of a browser.
  public static let icon = Asset(
    name: "landmarks.svg", contentType: "image/svg+xml",
    bytes: PackageResources.landmarks_svg)

  /// Every file.
  public static let all = [stylesheet, script, icon]
}
