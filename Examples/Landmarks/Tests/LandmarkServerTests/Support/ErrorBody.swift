/// An error, as a client receives it.
struct ErrorBody: Decodable, Equatable {
  struct Explanation: Decodable, Equatable {
    let code: String
    let message: String
  }
  let error: Explanation
}
