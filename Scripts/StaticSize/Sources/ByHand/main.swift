// The same as `Furnished`, with a bare task-local: so much of the difference is Swift's own concurrency runtime.
enum Values {
  @TaskLocal static var greeting = "hello"
}

func greet() {
  print(Values.greeting)
}

greet()
Values.$greeting.withValue("good day") { greet() }
