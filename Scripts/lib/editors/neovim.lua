-- Edits a view model as a user of Neovim would, with the client that comes with it. `Scripts/test editors` runs it with the
-- variables PLUMB and FOLDER.
local folder = vim.env.FOLDER
local file = folder .. "/LoginViewModel.swift"
local client = vim.lsp.start_client({ name = "plumb", cmd = { vim.env.PLUMB, "lsp" }, root_dir = folder })

local function fail(message)
  io.stderr:write(message .. "\n")
  vim.cmd("cquit")
end

local function codes()
  return table.concat(vim.tbl_map(function(diagnostic) return diagnostic.code end, vim.diagnostic.get(0)), " ")
end

-- Waits until the findings of the buffer have these rules.
local function expect(rules, what)
  if not vim.wait(20000, function() return codes() == rules end, 20) then
    fail(what .. ": '" .. codes() .. "' instead of '" .. rules .. "'")
  end
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000) or {}
  local answer = answers[client] or {}
  if answer.error then fail(method .. ": " .. answer.error.message) end
  return answer.result
end

vim.cmd("edit " .. vim.fn.fnameescape(file))
vim.lsp.buf_attach_client(0, client)
expect("final-view-model", "opened")

-- The fix of the finding.
local document = vim.lsp.util.make_text_document_params()
local whole = { start = { line = 0, character = 0 }, ["end"] = { line = vim.api.nvim_buf_line_count(0), character = 0 } }
local function action(kind)
  local context = { diagnostics = {}, only = { kind } }
  local found = ask("textDocument/codeAction", { textDocument = document, range = whole, context = context })[1]
  vim.lsp.util.apply_workspace_edit(ask("codeAction/resolve", found).edit, "utf-16")
end
action("quickfix")
expect("", "fixed")

-- Typing: an input that is not documented, and out of its order.
local line = vim.fn.search("func viewDidLoad()$")
-- What is typed is undone alone.
vim.cmd("let &undolevels = &undolevels")
vim.api.nvim_buf_set_lines(0, line, line, true, { "  func appeared()" })
if not vim.wait(20000, function() return codes():find("sorted%-inputs") end, 20) then fail("typed: " .. codes()) end
vim.cmd("silent undo")
expect("", "undone")

-- What an output is made of.
vim.fn.search("var showKeyboard")
vim.cmd("normal! w")
local hover = ask("textDocument/hover", vim.lsp.util.make_position_params(0, "utf-16"))
if not (hover and hover.contents.value:find("made of: `viewDidLoad`", 1, true)) then fail("hover: " .. vim.inspect(hover)) end

local symbols = ask("textDocument/documentSymbol", { textDocument = document })
if #symbols ~= 2 or symbols[2].children[1].name ~= "showKeyboard" then fail("symbols: " .. vim.inspect(symbols)) end

-- A port under another name.
vim.fn.search("var showKeyboard")
vim.cmd("normal! w")
local place = vim.lsp.util.make_position_params(0, "utf-16")
place.newName = "keyboardShown"
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", place), "utf-16")
expect("", "renamed")
local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n")
if select(2, text:gsub("keyboardShown", "")) ~= 3 or text:find("showKeyboard", 1, true) then fail("renamed: " .. text) end

vim.lsp.stop_client(client)
if not vim.wait(20000, function() return vim.lsp.client_is_stopped(client) end, 20) then fail("the server does not stop") end
vim.cmd("qall!")
