import FurnishGraph

extension SampleGraphs {
  /// The smallest graph with each kind of line and box, for texts that are compared word for word.
  static let tiny: ServiceGraph = {
    var builder = SampleWiring()
    builder.add("App.Page", .transient, ["any App.Log", "App.Gone"])
    builder.add("any App.Log", .singleton, ["Core.Clock"], implementation: "App.ConsoleLog", isDeferred: true)
    builder.add("Core.Clock", name: "wall \"1\"", .singleton, [], module: "App.Core")
    builder.add("Core.Clock", .weak, [], module: "App.Core")
    builder.add("App.Host", LifetimeDescription(name: "window", sharing: .scope), ["Core.Clock"], cardinality: .all)
    builder.add("App.Guest", .scoped, ["any App.Log"], isAsynchronous: true, cardinality: .optional)
    return builder.wiring.graph()
  }()
}
