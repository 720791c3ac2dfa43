-- Runs after the program of the article, which starts the server for the file of the command line.
local function clients() return (vim.lsp.get_clients or vim.lsp.get_active_clients)() end

await("findings", function() return #findings() > 0 end)
show(vim.fn.expand("%:t") .. ":")
vim.cmd("edit Sources/App/Other.swift")
await("the findings of the other file", function() return #findings() > 0 end)
show(vim.fn.expand("%:t") .. ":")
say("servers: " .. #clients())
client = clients()[1].id
finish()
