import FurnishScanner

/// The capabilities of the client that the server uses.
struct ClientCapabilities {
  private(set) var encoding = PositionEncoding.utf16
  private(set) var watchesFiles = false
  private(set) var showsRelatedInformation = false
  private(set) var showsTags = false
  private(set) var showsAddresses = false
  private(set) var showsMarkdown = false
  private(set) var versionsEdits = false

  init() {}

  /// - Parameter capabilities: The member `capabilities` of `initialize`.
  init(_ capabilities: Params) {
    let offered = (try? capabilities.child("general").child("positionEncodings").elements) ?? []
    // The scanner counts bytes, so positions in UTF-8 need no conversion.
    if offered.contains(where: { (try? $0.string) == PositionEncoding.utf8.rawValue }) { encoding = .utf8 }
    let workspace = capabilities.child("workspace")
    watchesFiles = workspace.child("didChangeWatchedFiles").child("dynamicRegistration").isTrue
    versionsEdits = workspace.child("workspaceEdit").child("documentChanges").isTrue
    let diagnostics = capabilities.child("textDocument").child("publishDiagnostics")
    showsRelatedInformation = diagnostics.child("relatedInformation").isTrue
    showsTags = !diagnostics.child("tagSupport").isMissing
    showsAddresses = diagnostics.child("codeDescriptionSupport").isTrue
    let formats = (try? capabilities.child("textDocument").child("hover").child("contentFormat").elements) ?? []
    showsMarkdown = formats.contains { (try? $0.string) == "markdown" }
  }
}
