-- The functions of the sessions beside this file, which drive neovim as a user does. A session prints what neovim shows, a
-- line each. Its arguments are in the environment: FURNISH is the command, and FOLDER the package.
function say(...) io.stdout:write(table.concat({ ... }, " "), "\n") end

function stop(text)
  say("failed:", text)
  vim.cmd("cquit 1")
end

function await(what, condition)
  if not vim.wait(20000, condition, 20) then stop("waited in vain for " .. what) end
end

-- Opens a file, and starts the server for it.
function open(file)
  local folder = os.getenv("FOLDER")
  vim.cmd("edit " .. folder .. "/" .. file)
  client = vim.lsp.start_client({
    name = "furnish",
    cmd = { os.getenv("FURNISH"), "lsp", "--skip-manifest", "--no-cache" },
    root_dir = folder,
  })
  vim.lsp.buf_attach_client(0, client)
end

function findings()
  local lines = {}
  for _, one in ipairs(vim.diagnostic.get(0)) do
    -- Neovim 0.7 stores the code only in the diagnostic of the server.
    local rule = one.code or one.user_data.lsp.code
    table.insert(lines, (one.lnum + 1) .. ":" .. (one.col + 1) .. " " .. one.message:match("[^\n]*") .. " [" .. rule .. "]")
  end
  table.sort(lines)
  return lines
end

function show(title)
  say(title)
  for _, line in ipairs(findings()) do say("  " .. line) end
end

-- Applies the action of a title in the list that neovim shows at the finding of a rule.
function choose(rule, title)
  for _, one in ipairs(vim.diagnostic.get(0)) do
    if (one.code or one.user_data.lsp.code) == rule then
      vim.api.nvim_win_set_cursor(0, { one.lnum + 1, one.col })
    end
  end
  local chosen
  vim.ui.select = function(items, options, apply)
    for _, item in ipairs(items) do
      local line = options.format_item(item)
      say("offered: " .. line)
      if line:find(title, 1, true) then chosen = item end
    end
    if not chosen then stop("no action is called " .. title) end
    apply(chosen)
  end
  vim.lsp.buf.code_action()
  await("the actions", function() return chosen ~= nil end)
  say("chosen: " .. title)
end

-- Saves the file, and ends the server and neovim.
function finish()
  vim.cmd("silent write")
  vim.lsp.stop_client(client)
  await("the end", function() return vim.lsp.get_client_by_id(client) == nil end)
  say("ended")
  vim.cmd("qall!")
end
