#if canImport(SwiftUI)
  import Furnish
  import SwiftUI

  /// A view's request for a service. It is a part of a key path, because SwiftUI's `Environment` takes nothing else.
  protocol ViewReading: Hashable, Sendable {
    associatedtype Value

    var place: ReadingPlace { get }

    /// Reads the value that ``/Furnish/Injected`` reads.
    func read() -> Value
  }

  extension EnvironmentValues {
    /// The service that a view requests, with the services of this place as its dependencies.
    subscript<Reading: ViewReading>(reading reading: Reading) -> Reading.Value {
      withServices {
        $0 = services
      } operation: {
        reading.read()
      }
    }
  }

  struct ServiceReading<Value: Service>: ViewReading {
    let place: ReadingPlace

    func read() -> Value {
      Injected<Value>(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
      ).wrappedValue
    }
  }

  struct KeyReading<Value: ServiceKey>: ViewReading where Value.Value == Value {
    let place: ReadingPlace

    func read() -> Value {
      Injected<Value>(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
      ).wrappedValue
    }
  }

  struct TypeReading<Value: Sendable>: ViewReading {
    let place: ReadingPlace

    func read() -> Value {
      Injected<Value>(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
      ).wrappedValue
    }
  }

  struct MainActorReading<Value>: ViewReading {
    let place: ReadingPlace

    func read() -> Value {
      // SwiftUI sets the properties of a view on the thread that evaluates the view. A service that is bound to the
      // main actor cannot be read on another thread, and waiting for the main actor could be a deadlock, because the
      // main actor may wait for this thread.
      guard MainQueue.isCurrent else {
        ServiceIssue.readOffMainActor("\(Value.self)", at: place).stop()
      }
      return MainQueue.assumed {
        Injected<Value>(
          fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
        ).wrappedValue
      }
    }
  }

  /// The place of a property of a view.
  struct ReadingPlace: Hashable, Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    static func == (one: Self, other: Self) -> Bool {
      one.line == other.line && one.column == other.column
        && one.fileID.description == other.fileID.description
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(line)
      hasher.combine(column)
    }
  }
#endif
