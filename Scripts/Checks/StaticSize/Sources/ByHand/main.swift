// The same as `Furnished`, with a bare task-local. It shows how much of the size is Swift's own concurrency runtime.
enum Values {
  @TaskLocal static var greeting = "hello"
}

func greet() {
  print(Values.greeting)
}

greet()
Values.$greeting.withValue("good day") { greet() }
