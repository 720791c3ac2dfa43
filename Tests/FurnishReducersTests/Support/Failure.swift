/// An error that effects throw.
struct Failure: Error {}
