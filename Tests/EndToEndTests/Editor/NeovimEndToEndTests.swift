import Foundation
import Testing

/// `furnish lsp` in neovim, which runs without a screen.
@Suite(.whereNotSanitized) struct NeovimEndToEndTests {
  @Test(.enabled(if: Neovim.isInstalled, "neovim is not installed"))
  func `neovim shows the findings, fixes one, and jumps to a registration`() async throws {
    let text = """
      import Furnish
      struct Images: Sendable {}
      let container = ServiceContainer()
      try container.services
        .register(Images.self, name: "images") { Images() }
      let provider = try container.validated()
      let value = ("😀", provider.resolveRequired(Images.self, name: "imges"))

      """
    let workspace = try Workspace(["Sources/App/Main.swift": text, "Package.swift": "// swift-tools-version: 6.2\n"])
    let script = Fixture.folder.appendingPathComponent("editor/neovim.lua").path
    let output = try await run(
      "nvim", ["--headless", "--clean", "-n", "-c", "luafile \(script)"],
      variables: ["FURNISH": CommandProgram.path, "FOLDER": workspace.folder.path, "HOME": workspace.folder.path],
      in: workspace.folder)
    let file = workspace.path("Sources/App/Main.swift")
    #expect(
      output.lines.map { $0.replacingOccurrences(of: "  $", with: "", options: .regularExpression) } == [
        "opened:",
        "  5:4 Images \"images\" is registered, but never requested.",
        "  7:31 Images \"imges\" is not registered.",
        "applied: Change the name \"imges\" to \"images\"",
        "fixed:",
        "definition: Main.swift:5:4",
        "hover: `Images \"images\"`",
        "hover: registered at [Sources/App/Main.swift:5](file://\(file)#L5), singleton",
        "hover: 0 dependents, 1 request",
        "ended",
        "",
      ], "\(output.text)")
    #expect(output.status == 0)
    #expect(try workspace.text("Sources/App/Main.swift") == text.replacingOccurrences(of: "imges", with: "images"))
  }
}

/// The installation of neovim.
private enum Neovim {
  static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/nvim")
  }
}
