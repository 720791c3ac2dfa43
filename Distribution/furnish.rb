# A formula of Homebrew for the command line `furnish`. Scripts/bundle fills in the address.
class Furnish < Formula
  desc "Checks how the services of a Swift program are wired"
  homepage "https://swiftpackageindex.com/swift-furnish/swift-furnish"
  url "@ADDRESS@"
  version "@VERSION@"
  sha256 "@CHECKSUM@"
  license "Apache-2.0"

  def install
    cpu = Hardware::CPU.arm? ? (OS.mac? ? "arm64" : "aarch64") : "x86_64"
    system_name = OS.mac? ? "apple-macosx" : "unknown-linux-gnu"
    bin.install "#{cpu}-#{system_name}/furnish"
  end

  test do
    assert_match "furnish #{version}", shell_output("#{bin}/furnish --version")
  end
end
