-- Applies actions that need a choice, types the code that one of them leaves open, and lists the references of a service.
open("Sources/App/Main.swift")
await("findings", function() return #findings() == 2 end)
show("opened:")

choose("missing-service", "Register any Clock as a singleton")
vim.fn.search("<#")
vim.cmd("normal! cf>Fast()")
await("the registration", function() return #findings() == 1 end)
show("registered:")

choose("captive-dependency", "Register Basket with the lifetime .scoped")
await("the lifetime", function() return #findings() == 0 end)
show("changed:")

vim.fn.cursor(vim.fn.search("struct User"), #"struct U")
vim.lsp.buf.references()
await("the references", function() return #vim.fn.getqflist() > 0 end)
for _, item in ipairs(vim.fn.getqflist()) do
  say("reference: " .. vim.fn.fnamemodify(vim.fn.bufname(item.bufnr), ":t") .. ":" .. item.lnum .. ":" .. item.col)
end
vim.cmd("cclose")
finish()
