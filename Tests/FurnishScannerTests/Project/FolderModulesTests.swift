import Testing

@testable import FurnishScanner

/// The module of a file, if no manifest declares it.
@Suite struct FolderModulesTests {
  @Test(arguments: [
    ("/p/Sources/App/Main.swift", "App"), ("/p/Sources/App/Views/Page.swift", "App"), ("/p/Main.swift", "p"),
    ("/p/Sources/Main.swift", "p"), ("/p/src/My-Tool/a.swift", "My_Tool"), ("/p/Tests/AppTests/a.swift", "AppTests"),
    ("/p/AppUITests/Pages/a.swift", "AppUITests"), ("/p/ios/Tests/a.swift", "Tests"),
  ])
  func `a folder of sources is a module`(file: String, module: String) {
    var folders = FolderModules(below: "/p")
    #expect(folders.module(of: file).name == module)
    // The second request reads the stored folder.
    #expect(folders.module(of: file).name == module)
  }

  @Test(arguments: [
    ("/p/Tests/AppTests/a.swift", true), ("/p/Sources/Tests/a.swift", false), ("/p/TestsOfOurs/a.swift", false),
    ("/p/Main.swift", false), ("/p/AppTests/a.swift", true), ("/p/ios/AppUITests/Pages/a.swift", true),
    ("/p/Sources/AppTests/a.swift", false), ("/p/AppTests.swift", false),
  ])
  func `a folder is a test if it is inside of Tests, or is named as tests outside of Sources`(
    file: String, isTest: Bool
  ) {
    var folders = FolderModules(below: "/p")
    #expect(folders.module(of: file).isTest == isTest)
  }
}
