public import LandmarkServices

/// The addresses of this site, with everything in them encoded.
public enum PageAddress {
  /// The address that switches services.
  public static let services = "/services"

  /// Returns the address of the list that a query shows.
  ///
  /// - Parameters:
  ///   - query: The query that the list shows.
  ///   - services: The services that the address chooses, or `nil` for none.
  /// - Returns: A path with a query, not yet escaped for HTML.
  public static func list(_ query: LandmarkQuery = LandmarkQuery(), services: String? = nil) -> String {
    let page = query.page > 1 ? "\(query.page)" : ""
    return join(
      "/",
      [
        ("q", query.text), ("category", query.category?.rawValue ?? ""), ("page", page),
        ("services", services ?? ""),
      ])
  }

  /// Returns the address of the page of one landmark.
  public static func landmark(_ id: Landmark.ID, services: String? = nil) -> String {
    join("/landmarks/\(HTMLEscaping.escapeSegment(id))", [("services", services ?? "")])
  }

  private static func join(_ path: String, _ parameters: [(name: String, value: String)]) -> String {
    let filled = parameters.filter { !$0.value.isEmpty }
      .map { "\($0.name)=\(HTMLEscaping.escapeSegment($0.value))" }
    return filled.isEmpty ? path : "\(path)?\(filled.joined(separator: "&"))"
  }
}
