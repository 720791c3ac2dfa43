import FurnishReducers
import FurnishSwiftUI
import SwiftUI

// The programs of the article “Use services in SwiftUI”: `Scripts/check articles` compares them.

struct Maps: Service {
  var environment = ServiceValues()
  var endpoints = (
    open: { environment in
      { place in environment.openURL(URL(string: "https://maps.example/\(place)")!) }
    } as Endpoint<@Sendable (String) -> Void>,
    distance: { environment in
      { meters in "\(meters.formatted(.number.locale(environment.locale))) m" }
    } as Endpoint<@Sendable (Int) -> String>
  )
}

struct TripView: View {
  @Environment() private var maps: Maps
  @Environment(\.services.uuid) private var uuid

  var body: some View {
    Text(maps.distance(1200))
    Button("Show") { maps.open("zermatt?request=\(uuid())") }
  }
}

struct TripComparison: View {
  var body: some View {
    TripView()
    TripView()
      .environment(\.[service: \Maps.self].endpoints.open) { environment in
        { place in environment.openURL(URL(string: "app://maps/\(place)")!) }
      }
      .services {
        $0.uuid = .incrementing
        $0.locale = Locale(identifier: "de_CH")
      }
  }
}

protocol Trips: Sendable {
  func names() async throws -> [String]
}

struct StoredTrips: Trips {
  func names() async throws -> [String] { ["Zermatt", "Bern"] }
}

struct TripsApp: App {
  private let container = ServiceContainer()

  init() {
    _ = try? container.services.register((any Trips).self, lifetime: .scoped) { _ in StoredTrips() }
    container.build()
  }

  var body: some Scene {
    WindowGroup {
      TripList().scope(container)
    }
  }
}

struct TripList: View {
  @Environment(service: (any Trips).self) private var trips
  @State private var names: Result<[String], any Error>?

  var body: some View {
    List {
      ForEach((try? names?.get()) ?? [], id: \.self) { Text($0) }
    }
    .task { names = await Result { try await trips.names() } }
  }
}

struct EndTripButton: View {
  @Environment(\.closeScope) private var closeScope
  @State private var failure: String?
  let showOverview: () -> Void

  var body: some View {
    Button("End trip") {
      Task {
        do {
          try await closeScope()
          showOverview()
        } catch {
          failure = "\(error)"
        }
      }
    }
    if let failure { Text(failure) }
  }
}

@MainActor @Observable
final class TripModel {
  private let trips: any Trips
  private(set) var names: [String] = []

  init(provider: any ServiceProvider) { trips = provider.resolveRequired((any Trips).self) }

  func load() async throws { names = try await trips.names() }
}

struct TripScreen: View {
  @Environment(\.provider) private var provider
  @State private var model: TripModel?

  var body: some View {
    Text(model?.names.joined(separator: ", ") ?? "")
      .bootstrap {
        let loaded = TripModel(provider: provider)
        try await loaded.load()
        model = loaded
      }
  }
}

struct PackingState: Equatable {
  var item = ""
  var packed: [String] = []
}

enum PackingAction: Sendable {
  case itemChanged(String)
  case packTapped
}

let packing = Reducer<PackingState, PackingAction, Void> { state, action, _ in
  switch action {
  case .itemChanged(let item): state.item = item
  case .packTapped:
    state.packed.append(state.item)
    state.item = ""
  }
  return []
}

struct PackingView: View {
  @State private var store = Store(initialState: PackingState(), reducer: packing, environment: ())

  var body: some View {
    TextField("Item", text: store.binding(get: \.item, send: PackingAction.itemChanged))
    Button("Pack") { store.send(.packTapped) }
    ForEach(store.packed, id: \.self) { Text($0) }
  }
}
