// Code under a variable that a function may have changed is no dead code.
var isVerbose = false
func readArguments() { if CommandLine.argc > 1 { isVerbose = true } }
readArguments()
let provider = try ServiceContainer().validated()
if isVerbose { print(provider.resolveRequired(Int.self)) }  //~ missing-service: argc > 1` is true
