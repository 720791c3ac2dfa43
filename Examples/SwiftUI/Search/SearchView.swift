#if canImport(SwiftUI)
  import Foundation
  import FurnishSwiftUI
  public import SwiftUI

  /// A view with a field for a query, which opens or fetches the results.
  public struct SearchView: View {
    @Environment() private var google: Google

    @State private var query = ""
    @State private var fetched: Result<Data, any Error>?
    @State private var currentRequest: Task<Void, Never>?

    public init() {}

    public var body: some View {
      VStack {
        HStack {
          TextField("Search", text: $query)
          Button {
            currentRequest?.cancel()
            currentRequest = Task {
              fetched = await Result { try await google.fetch(query) }
            }
          } label: {
            Text("Fetch")
          }
          Button {
            google.open(query)
          } label: {
            Text("Open")
          }
        }
      }
      Text("Result: " + description)
    }

    private var description: String {
      switch fetched {
      case nil: "nothing yet"
      case .success(let data): "\(data.count) bytes"
      case .failure(let error): "\(error)"
      }
    }
  }
#endif
