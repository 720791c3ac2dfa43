import Hummingbird

/// The server without Furnish, whose handlers create the services.
enum ByHand {
  static func router(_ notes: NoteStores) -> Router<BasicRequestContext> {
    let router = Router()
    router.get("memory") { request, _ in try await answer(request, notes.inMemory) }
    router.get("database") { request, _ in try await answer(request, notes.inDatabase) }
    return router
  }

  private static func answer(_ request: Request, _ store: any NoteStore) async throws -> String {
    let session = await Session(token: request.headers[.authorization])
    let notes = UserNotes(session: session, store: store)
    do {
      let text = try await notes.note(7)
      await session.close()
      return text
    } catch {
      await session.close()
      throw error
    }
  }
}
