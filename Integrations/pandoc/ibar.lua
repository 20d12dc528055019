-- A filter of Pandoc: code blocks of the class ibar become figures, drawn by ibar.
-- The figures lie in the folder that the metadata `ibar-output` names, or else in `figures`; those of earlier runs
-- are kept in `.cache/ibar`, or in the folder of the metadata `ibar-cache`.

local program = os.getenv("IBAR") or "ibar"
local folder = "figures"
local cache = ".cache/ibar"
local count = 0
local is_missing = false
local is_strict = false
-- The texts of the document's figures, by their names.
local texts = {}

-- Attributes that are options of ibar.
local options = {
  "style", "legend", "orientation", "device", "size", "state", "language", "direction",
  "text-size", "crop", "labels", "overlay", "widths", "theme",
}

local function warn(text)
  io.stderr:write("[ibar] " .. text .. "\n")
end

-- Attributes that are not options of ibar.
local others = { "alt", "caption", "width", "link", "name", "source" }

local function warn_of_unknown(block, name)
  local known = pandoc.List(options) .. pandoc.List(others)
  for key in pairs(block.attributes) do
    if not known:includes(key) then
      warn(name .. ": the attribute '" .. key .. "' is not one of ibar's")
    end
  end
end

-- A name that no other figure of the document has.
local function free(name, text)
  local found, count = name, 1
  while texts[found] and texts[found] ~= text do
    count = count + 1
    found = name .. "-" .. count
  end
  if count > 1 then warn("another figure has the name '" .. name .. "'; this one is '" .. found .. "'") end
  texts[found] = text
  return found
end

local function extension()
  if FORMAT:match("latex") or FORMAT:match("beamer") or FORMAT:match("context") then
    return "pdf"
  end
  if FORMAT:match("docx") or FORMAT:match("odt") or FORMAT:match("pptx") or FORMAT:match("rtf") then
    return "png"
  end
  return "svg"
end

-- The name of the document and a dot, so that figures of several have names of their own; nothing for standard input.
local function prefix()
  local file = PANDOC_STATE.input_files[1]
  if not file or file == "-" then return "" end
  -- Folders count, since each may have an `index.md`.
  local stem = file:match("^/") and file:match("([^/]+)$") or file:gsub("^[./]+", "")
  return stem:gsub("%.[^.]*$", ""):gsub("[^%w.-]", "-") .. "."
end

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

local function read(path)
  local file = io.open(path, "rb")
  if not file then return "" end
  local text = file:read("a")
  file:close()
  return text
end

-- A word for a shell, which takes nothing in it as its own.
local function quoted(text)
  return "'" .. text:gsub("'", "'\\''") .. "'"
end

-- Runs ibar on a text; returns the exit status, and what it printed as messages.
local function draw(text, words)
  return pandoc.system.with_temporary_directory("ibar", function(temporary)
    local input, messages = temporary .. "/layout", temporary .. "/messages"
    write(input, text)
    local command = quoted(program) .. " render - --cache " .. quoted(cache) .. " "
      .. table.concat(words, " ")
      .. " <" .. quoted(input) .. " 2>" .. quoted(messages)
    local _, _, status = os.execute(command)
    return status or 2, read(messages)
  end)
end

local function utf8_of(hexadecimal)
  local text, high = "", nil
  for unit in hexadecimal:gmatch("%x%x%x%x") do
    local number = tonumber(unit, 16)
    if number >= 0xD800 and number < 0xDC00 then
      high = number
    elseif number ~= 0xFEFF then
      text = text .. utf8.char(high and 0x10000 + (high - 0xD800) * 0x400 + number - 0xDC00 or number)
      high = nil
    end
  end
  return text
end

-- The words of a figure for people who cannot see it, from its file.
local function description(path)
  local bytes = read(path)
  local svg = bytes:match("<desc[^>]*>(.-)</desc>")
  if svg then
    return (svg:gsub("&lt;", "<"):gsub("&gt;", ">"):gsub("&quot;", '"'):gsub("&amp;", "&"))
  end
  local start = bytes:find("iTXtDescription\0", 1, true)
  if start then
    local length = string.unpack(">I4", bytes, start - 4)
    return bytes:sub(start + 4, start + 3 + length):match("([^\0]*)$")
  end
  local subject = bytes:match("/Subject%s*%((.-[^\\])%)")
  if subject then return (subject:gsub("\\(.)", "%1")) end
  return utf8_of(bytes:match("/Subject%s*<(%x+)>") or "")
end

-- The width of a figure in print, as on pages: a point of the layout is a pixel of CSS, three quarters of a point.
local function width_in_print(path)
  local bytes = read(path)
  local left, right = bytes:match("/MediaBox%s*%[%s*([%d.]+)%s+[%d.]+%s+([%d.]+)")
  if left then return string.format("%gpt", (right - left) * 0.75) end
  if bytes:sub(2, 4) ~= "PNG" then return nil end
  -- A PNG has two pixels a point.
  return string.format("%gpt", string.unpack(">I4", bytes, 17) / 2 * 0.75)
end

local function figure(block, path, alt)
  local attributes = { width = block.attributes.width or width_in_print(path) }
  local caption = block.attributes.caption
  local link = block.attributes.link
  local function linked(image)
    return link and pandoc.Link({ image }, link) or image
  end
  local name = caption and "" or block.identifier
  local image = pandoc.Image(pandoc.Inlines(alt), path, "", pandoc.Attr(name, {}, attributes))
  if not caption then
    return pandoc.Para({ linked(image) })
  end
  local inlines = pandoc.utils.blocks_to_inlines(pandoc.read(caption, "markdown").blocks)
  if pandoc.Figure then
    return pandoc.Figure(
      pandoc.Plain({ linked(image) }), { long = { pandoc.Plain(inlines) } }, pandoc.Attr(block.identifier))
  end
  -- Before Pandoc 3, a picture alone in a paragraph is a figure whose text is its caption.
  image = pandoc.Image(
    inlines, path, "fig:", pandoc.Attr(block.identifier, {}, attributes))
  image.attributes.alt = alt
  return pandoc.Para({ image })
end

local function code_block(block)
  if not block.classes:includes("ibar") or is_missing then return nil end
  count = count + 1
  local name = block.identifier ~= "" and block.identifier:gsub("^fig[-:]", "")
    or block.attributes.name or ("figure-" .. count)
  name = free(name:gsub("[^%w-]", "-"), block.text)
  warn_of_unknown(block, name)
  local words = { "--findings allow", "--orientation " .. quoted(block.attributes.orientation or "portrait") }
  for _, option in ipairs(options) do
    local value = block.attributes[option]
    if value and option ~= "orientation" then
      words[#words + 1] = "--" .. option .. " " .. quoted(value)
    end
  end
  local path = folder .. "/" .. prefix() .. name .. "." .. extension()
  local status, messages = draw(block.text, { table.concat(words, " "), "-o " .. quoted(path) })
  if status == 127 then
    is_missing = true
    warn("ibar is not on the path ('" .. program .. "'); figures are shown as code")
    return nil
  end
  if messages ~= "" then
    messages = messages:gsub("^ibar:", name .. ":"):gsub("^%-:", name .. ":")
    warn((messages:gsub("\n%-:", "\n" .. name .. ":"):gsub("%s+$", "")))
  end
  if status ~= 0 then
    if is_strict then error("ibar cannot draw " .. name, 0) end
    return { block, pandoc.Para({ pandoc.Strong(pandoc.Inlines("ibar cannot draw " .. name)) }) }
  end
  return figure(block, path, block.attributes.alt or description(path))
end

return {
  {
    Meta = function(meta)
      if meta["ibar-output"] then folder = pandoc.utils.stringify(meta["ibar-output"]) end
      is_strict = meta["ibar-strict"] == true
      if meta["ibar-cache"] then cache = pandoc.utils.stringify(meta["ibar-cache"]) end
    end,
  },
  { CodeBlock = code_block },
}
