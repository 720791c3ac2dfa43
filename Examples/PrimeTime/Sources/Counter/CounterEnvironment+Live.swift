public import Foundation
import Furnish
import FurnishNetworking
import FurnishReducers
import PrimeArithmetic

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension CounterEnvironment {
  /// An environment that finds primes in this program, with a sieve.
  public static let sieve = Self(nthPrime: { count in
    .run { send in await send(nthPrimeBySieve(count)) }
  })

  /// An environment that finds primes in this program, by trial division.
  public static let trialDivision = Self(nthPrime: { count in
    .run { send in await send(nthPrimeByTrialDivision(count)) }
  })

  /// Creates an environment that calls a service on the network: `GET <address>?input=prime%20<n>`, which answers with
  /// the number, as text. After any error the counter has no answer.
  ///
  /// The environment uses the `urlSession` of the services in force.
  public static func service(at address: URL) -> Self {
    Self(nthPrime: { count in
      Effect<Int?>.run { send in
        let (data, response) = try await ServiceValues.current.urlSession.data(
          from: question(count, to: address))
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return await send(nil) }
        await send(answer(in: data))
      }
      .catch { _ in .send(nil) }
    })
  }

  static func question(_ count: Int, to address: URL) -> URL {
    var components = URLComponents(url: address, resolvingAgainstBaseURL: false)
    components?.queryItems = [URLQueryItem(name: "input", value: "prime \(count)")]
    return components?.url ?? address
  }

  static func answer(in data: Data) -> Int? {
    Int(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
