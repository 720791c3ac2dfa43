-- Prints the screen of neovim with the finding of a file, for Scripts/Generators/gallery: opens the file, waits until
-- `furnish lsp` has reported its finding, and prints the screen line by line. Its arguments are in the environment:
-- FURNISH is the command, FOLDER the package, and FILE a path in it.
local function stop(text)
  io.stderr:write(text, "\n")
  vim.cmd("cquit 1")
end

for name, value in pairs({
  columns = 118, lines = 14, number = true, numberwidth = 3, signcolumn = "yes", laststatus = 0, ruler = false,
  wrap = false, fillchars = "eob: ", showmode = false,
}) do
  vim.o[name] = value
end

local folder = os.getenv("FOLDER")
vim.cmd("silent edit " .. folder .. "/" .. os.getenv("FILE"))
-- A line has room for the first line of a finding; neovim shows the others in a window of their own.
vim.diagnostic.config({ virtual_text = { format = function(finding) return finding.message:match("[^\n]*") end } })
local client = vim.lsp.start_client({
  name = "furnish",
  cmd = { os.getenv("FURNISH"), "lsp", "--skip-manifest", "--no-cache" },
  root_dir = folder,
})
vim.lsp.buf_attach_client(0, client)
if not vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20) then stop("furnish lsp shows no finding") end

vim.api.nvim_win_set_cursor(0, { vim.diagnostic.get(0)[1].lnum + 1, 0 })
vim.cmd("normal! zz")
vim.cmd("redraw!")
for row = 1, vim.o.lines - 1 do
  local cells = {}
  for column = 1, vim.o.columns do cells[column] = vim.fn.screenstring(row, column) end
  io.stdout:write((table.concat(cells):gsub("%s+$", "")), "\n")
end
vim.lsp.stop_client(client)
vim.cmd("qall!")
