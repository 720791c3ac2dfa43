-- Reads the findings, applies a fix, and goes to a definition.
open("Sources/App/Main.swift")
await("findings", function() return #findings() > 0 end)
show("opened:")

-- The preferred action where the name is spelled wrong.
local line = vim.fn.search("imges")
vim.api.nvim_win_set_cursor(0, { line, 0 })
local params = vim.lsp.util.make_range_params()
params.range["end"] = { line = line, character = 0 }
params.context = { diagnostics = {} }
local answer = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 20000)
local preferred
for _, action in ipairs(answer[client].result) do
  if action.isPreferred then preferred = action end
end
if not preferred then stop("no action is preferred") end
say("applied: " .. preferred.title)
vim.lsp.util.apply_workspace_edit(preferred.edit, vim.lsp.get_client_by_id(client).offset_encoding)
await("the fix", function() return #findings() == 0 end)
show("fixed:")

local request = vim.fn.search("resolveRequired")
vim.fn.search("Images", "", request)
vim.lsp.buf.definition()
await("the definition", function() return vim.api.nvim_win_get_cursor(0)[1] ~= request end)
local at = vim.api.nvim_win_get_cursor(0)
say("definition: " .. vim.fn.expand("%:t") .. ":" .. at[1] .. ":" .. (at[2] + 1))

vim.lsp.buf.hover()
local function popup()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      return vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
    end
  end
end
await("the hover", function() return popup() ~= nil end)
for _, text in ipairs(popup()) do say("hover: " .. text) end

finish()
