-- Types a line that has a syntax error until it is complete.
open("Sources/App/Main.swift")
await("findings", function() return #findings() > 0 end)
show("opened:")

local function hasSyntaxError()
  for _, line in ipairs(findings()) do
    if line:find("[syntax-error]", 1, true) then return true end
  end
  return false
end

local line = vim.fn.search("register")
vim.fn.append(line, "  .register((any Clock).self) { Fast(")
await("the syntax error", hasSyntaxError)
show("incomplete:")

vim.fn.setline(line + 1, "  .register((any Clock).self) { Fast() }")
await("no finding", function() return #findings() == 0 end)
show("complete:")
finish()
