import Testing

@testable import LandmarkPages

@Suite struct AssetTests {
  @Test(arguments: Asset.all) func `an address changes with its content`(asset: Asset) {
    let other = Asset(name: asset.name, contentType: asset.contentType, bytes: asset.bytes + [0])
    #expect(!asset.bytes.isEmpty)
    #expect(other.address != asset.address)
    #expect(Asset(name: asset.name, contentType: "", bytes: asset.bytes).address == asset.address)
  }

  @Test func `the script never inserts data as HTML`() {
    let script = String(decoding: Asset.script.bytes, as: UTF8.self)
    for dangerous in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", ".style"] {
      #expect(!script.contains(dangerous))
    }
  }

  @Test func `the stylesheet loads no other file`() {
    let stylesheet = String(decoding: Asset.stylesheet.bytes, as: UTF8.self)
    for loading in ["url(", "@import", "@font-face"] {
      #expect(!stylesheet.contains(loading))
    }
  }

  @Test func `every category has a color in light and dark`() {
    let stylesheet = String(decoding: Asset.stylesheet.bytes, as: UTF8.self)
    for name in ["ancient", "bridges", "castles", "culture", "engineering", "monuments", "nature", "sacred", "towers"] {
      #expect(stylesheet.ranges(of: "  --\(name): #").count == 2)
      #expect(stylesheet.contains(".\(name) { --hue: var(--\(name)); }"))
    }
  }
}
