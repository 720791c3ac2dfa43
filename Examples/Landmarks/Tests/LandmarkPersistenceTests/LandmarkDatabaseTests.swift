import ExampleTestSupport
import GRDB
import LandmarkPersistence
import LandmarkServices
import Testing

@Suite struct LandmarkDatabaseTests {
  let folder: TemporaryFolder
  let database: LandmarkDatabase
  let service: LandmarkService

  init() throws {
    folder = try TemporaryFolder()
    database = try LandmarkDatabase(path: folder.path("landmarks.sqlite"))
    service = .live(database: database)
  }

  static let texts = [
    "", "tower", "TOWER", "São", "ē", "þ", "İ", "%", "_", "'", "\"", "\\", "-", " ", "\n", "1",
    "mosque ", "é", "e\u{301}", "Ａ", "Chichén  Itzá", "no such place",
    "' OR 1=1 --", "'; DROP TABLE landmark; --", "%' ESCAPE '", "\u{FEFF}",
  ]

  @Test(arguments: texts) func `the database finds the same landmarks as a search in memory`(text: String) async throws
  {
    let memory = LandmarkService.inMemory(LandmarkDataSet.all)
    for category in [nil] + Category.allCases.map(Optional.some) {
      for page in 1...3 {
        let query = LandmarkQuery(category: category, text: text, page: page, pageSize: 7)
        #expect(try await service.searchLandmarks(query) == memory.searchLandmarks(query))
      }
    }
  }

  @Test func `the other endpoints return the same as in memory`() async throws {
    let memory = LandmarkService.inMemory(LandmarkDataSet.all)
    #expect(try await service.fetchCategories() == memory.fetchCategories())
    for category in Category.allCases {
      let found = try await service.fetchLandmarksByCategory(category)
      #expect(try await found == memory.fetchLandmarksByCategory(category))
    }
    for landmark in LandmarkDataSet.all {
      #expect(try await service.fetchLandmark(landmark.id) == landmark)
    }
  }

  @Test(arguments: ["", "nowhere", "petra\0", "\0", "PETRA", "petra' OR '1'='1", "%", "petr_"])
  func `a text that is no identifier finds nothing`(id: String) async throws {
    #expect(try await service.fetchLandmark(id) == nil)
  }

  @Test func `a zero byte in a search finds nothing`() async throws {
    #expect(try await service.searchLandmarks(LandmarkQuery(text: "tower\0")).total == 0)
  }

  @Test(arguments: [Int.max, 0, -1]) func `a page that cannot be counted is empty`(page: Int) async throws {
    let found = try await service.searchLandmarks(LandmarkQuery(page: page))
    #expect(found.landmarks.isEmpty)
    #expect(found.total == LandmarkDataSet.all.count)
  }

  @Test func `loading fills the store`() async throws {
    #expect(await service.store.state == .idle)
    try await service.loadLandmarks()
    #expect(await service.store.state == .loaded)
    #expect(await service.store.landmarks == LandmarkDataSet.all)
  }

  @Test func `an error of the database is thrown by the call, and recorded in the store`() async throws {
    let queue = try DatabaseQueue(path: database.path)
    try await queue.write { try $0.execute(sql: "DROP TABLE landmark") }
    await #expect(throws: DatabaseReadingError.self) { try await service.loadLandmarks() }
    await #expect(throws: DatabaseReadingError.self) { try await service.fetchCategories() }
    guard case .failed = await service.store.state else {
      Issue.record("the store says \(await service.store.state)")
      return
    }
  }

  @Test func `a row that is no landmark fails the call`() async throws {
    let queue = try DatabaseQueue(path: database.path)
    try await queue.write { try $0.execute(sql: "UPDATE landmark SET category = 'moon'") }
    await #expect(throws: DatabaseReadingError.self) { try await service.fetchLandmark("petra") }
  }

  @Test func `a database that was closed fails the call`() async throws {
    try database.close()
    await #expect(throws: DatabaseReadingError.self) { try await service.fetchLandmarks() }
  }
}
