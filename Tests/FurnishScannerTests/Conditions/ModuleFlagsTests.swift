import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// Flags of `#if` that the manifest defines for one target.
@Suite struct ModuleFlagsTests {
  private static let registration = """
    import Furnish
    public struct Radio: Sendable {}
    public func addRadio(to services: any ServiceCollection) {
      #if LORA
      services.register(Radio.self) { Radio() }
      #endif
    }
    """
  private static let program = """
    import Furnish
    import Radio
    let container = ServiceContainer()
    addRadio(to: try container.services)
    print(try container.validated().resolveRequired(Radio.self))
    """

  private func rules(app: String, radio: String, _ options: Program.Options = Program.Options()) throws -> [String] {
    let folder = try TemporaryFolder([
      "Package.swift": """
      let package = Package(name: "Program", targets: [
        .executableTarget(name: "App", dependencies: ["Radio"], swiftSettings: [\(app)]),
        .target(name: "Radio", swiftSettings: [\(radio)]),
      ])
      """,
      "Sources/App/main.swift": Self.program, "Sources/Radio/Radio.swift": Self.registration,
    ])
    return withExtendedLifetime(folder) {
      Program.reading(["."], from: folder.url.path, readsManifest: false).judged(options).findings.map(\.rule)
    }
  }

  @Test func `a flag is set in the target that defines it`() throws {
    #expect(try rules(app: "", radio: #".define("LORA")"#) == [])
  }

  @Test func `a flag of another target is not set`() throws {
    #expect(try rules(app: #".define("LORA")"#, radio: "") == ["missing-service"])
  }

  @Test func `a flag of the command line takes precedence`() throws {
    var options = Program.Options()
    options.undefines = ["LORA"]
    #expect(try rules(app: "", radio: #".define("LORA")"#, options) == ["missing-service"])
    options.undefines = []
    options.defines = ["LORA"]
    #expect(try rules(app: #".define("LORA")"#, radio: "", options) == [])
  }
}
