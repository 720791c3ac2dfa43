/// A service of `Tests/AgreementTests`, with a recipe that is a function and another one that is a closure.
struct AgreementPart {
  let service: String
  let recipe: String
  /// The body of a closure that creates the same service, or `nil` if no closure can be read as this recipe.
  let closure: String?

  private init(_ service: String, _ recipe: String, _ closure: String? = nil) {
    self.service = service
    self.recipe = recipe
    self.closure = closure
  }

  static let all = [
    AgreementPart("(any Clock).self", "WallClock.init", "WallClock()"),
    AgreementPart(
      "(any Log).self", "ConsoleLog.init(clock:)",
      "provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self))"),
    AgreementPart("(any Log).self", "ConsoleLog.init(clock:)", "(clock: any Clock) in ConsoleLog(clock: clock)"),
    AgreementPart("Database.self", "Database.init(log:)", "Database(log: $0.resolveRequired((any Log).self))"),
    AgreementPart(
      "(any Repository).self", "SQLRepository.init(database:log:)",
      "(database: Database, log: any Log) in SQLRepository(database: database, log: log)"),
    AgreementPart(
      "Cache<Database>.self", "Cache<Database>.init(of:)",
      "provider in Cache(of: provider.resolveRequired(Database.self))"),
    AgreementPart("User.self", "User.init", "User()"),
    AgreementPart(
      "Session.self", "Session.init(repository:user:)",
      "Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self))"),
    AgreementPart("(any Plugin).self", "Speller.init", "Speller()"),
    AgreementPart(
      "(any Plugin).self", "Logger.init(log:)", "provider in Logger(log: provider.resolveRequired((any Log).self))"),
    AgreementPart(
      "Host.self", "Host.init(plugins:)", "provider in Host(plugins: provider.resolveAll((any Plugin).self))"),
    AgreementPart("Editor.self", "Editor.init(spelling:)"),
    AgreementPart(
      "(any Spelling).self", "Dictionary.init(editor:)",
      "provider in Dictionary(editor: provider.resolveRequired(Editor.self))"),
    AgreementPart("Workshop.self", "Workshop.init(sessions:)"),
    AgreementPart(
      "Store.self", "Store.init(database:)",
      "provider in try await Store(database: provider.resolveRequired(Database.self))"),
    AgreementPart("Archive.self", "Archive.init(store:)", "(store: Store) in Archive(store: store)"),
    AgreementPart("Screen.self", "Screen.init(log:)"),
    AgreementPart("Report.self", "Report.init(screen:)", "(screen: Screen) in Report(screen: screen)"),
    AgreementPart("Int.self", "{ 25 }", "25"),
    AgreementPart("Mailer.self", "Mailer.init(port:)"),
    AgreementPart("Hen.self", "Hen.init(egg:)", "provider in Hen(egg: provider.resolveRequired(Egg.self))"),
    AgreementPart("Egg.self", "Egg.init(hen:)", "(hen: Chicken) in Egg(hen: hen)"),
    AgreementPart("Page.Header.self", "Page.Header.init", "Page.Header()"),
    AgreementPart("Page.Body.self", "Page.Body.init(_:footer:)"),
    AgreementPart(
      "Page.Footer.self", "Page.Footer.live(clock:)",
      "provider in .live(clock: provider.resolveRequired((any Clock).self))"),
    AgreementPart("Widget.self", "makeWidget(header:cache:)"),
  ]

  /// The parts that most others need: from the clock to the session, and the port.
  static let common = [0, 1, 3, 4, 6, 7, 18].map { all[$0] }

  /// Sound parts, whose dependencies are among the common ones. Some are listed twice, so that containers have them more
  /// often.
  static let sound = [8, 9, 10, 13, 19, 22, 24, 3, 5, 8, 9].map { all[$0] }

  /// Returns a call that registers the part.
  ///
  /// - Parameters:
  ///   - isMixed: Whether the recipe may be the closure.
  ///   - isSound: Whether the registration is one that others can depend on: a singleton that replaces no other.
  func registration(isMixed: Bool, isSound: Bool, _ numbers: inout RepeatedNumbers) -> String {
    var verb = "register"
    if !isSound && numbers.below(12) == 0 { verb = numbers.flip() ? "replacing.register" : "addingIfMissing.register" }
    if service == "Screen.self" && numbers.flip() { verb = "registerOnMainActor" }
    var arguments = service
    if service == "Int.self" && (isSound || numbers.below(4) != 0) { arguments += ", name: \"port\"" }
    let lifetime = isSound ? "" : numbers.lifetime()
    arguments += lifetime
    if numbers.below(15) == 0 && verb == "register" && !lifetime.hasSuffix("transient") { arguments += ", eager: true" }
    if let closure, isMixed, numbers.flip() { return "\(verb)(\(arguments)) { \(closure) }" }
    return recipe.hasPrefix("{") ? "\(verb)(\(arguments)) \(recipe)" : "\(verb)(\(arguments), \(recipe))"
  }
}
