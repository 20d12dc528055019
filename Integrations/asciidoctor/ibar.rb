# An extension of Asciidoctor: blocks marked [ibar] become figures, drawn by ibar.
require 'asciidoctor'
require 'asciidoctor/extensions'
require 'digest'
require 'fileutils'
require 'open3'

# Draws the body of a block as the figure that stands in its place.
class IbarBlock < Asciidoctor::Extensions::BlockProcessor
  include Asciidoctor::Logging
  use_dsl

  named :ibar
  on_contexts :listing, :literal, :open, :paragraph
  positional_attributes 'name'
  parse_content_as :raw

  # Options of ibar, with the attributes of blocks that give them: Asciidoctor keeps `style` for itself.
  OPTIONS = %w[
    legend orientation device size state language direction text-size crop labels overlay widths theme
  ].to_h { |name| [name, name] }.merge('style' => 'figures').freeze

  @missing = false
  class << self
    attr_accessor :missing
  end

  def process(parent, reader, attributes)
    text = reader.read
    return source(parent, text, attributes) if IbarBlock.missing

    document = parent.document
    format = document.backend == 'pdf' || document.backend == 'docbook5' ? 'svg' : document.attr('ibar-format', 'svg')
    name = attributes['name'] || attributes['id']
    # A block with a name can be referred to.
    attributes['id'] ||= name
    name = name ? free(name, text, document) : "ibar-#{Digest::SHA256.hexdigest(text)[0, 12]}"
    # Documents in one folder may have blocks of one name.
    prefix = document.attr?('docname') ? "#{document.attr('docname')}." : ''
    file = "#{prefix}#{name}".gsub(/[^\w.-]/, '-') + ".#{format}"
    path = File.join(folder(document), file)
    status, messages = draw(text, path, attributes, document)
    report(messages, name, first_line(text, attributes, document), document) unless messages.empty?
    return source(parent, text, attributes) if status.nil? || status != 0

    image = create_image_block(parent, image_attributes(attributes, file, path))
    return image unless attributes['source'] == 'show'

    parent << source(parent, text, {})
    image
  rescue SystemCallError => e
    logger.error("ibar: #{e.message}")
    source(parent, text, attributes)
  end

  private

  # A name that no other figure of the document has.
  def free(name, text, document)
    texts = document.instance_variable_get(:@ibar_texts) || document.instance_variable_set(:@ibar_texts, {})
    found = (1..).lazy.map { |count| count == 1 ? name : "#{name}-#{count}" }.find { |free| [nil, text].include?(texts[free]) }
    logger.warn("ibar: another figure has the name '#{name}'; this one is '#{found}'") if found != name
    texts[found] = text
    found
  end

  # The folder in which the document finds its images.
  def folder(document)
    base = document.attr('imagesoutdir')
    base ||= File.join(
      document.options[:to_dir] || document.attr('outdir') || document.base_dir, document.attr('imagesdir', '')
    )
    FileUtils.mkdir_p(base)
    base
  end

  def draw(text, path, attributes, document)
    program = ENV['IBAR'] || 'ibar'
    words = ['render', '-', '--findings', 'allow', '--base', document.base_dir, '-o', path]
    folder = cache(document)
    words += ['--cache', folder] if folder
    OPTIONS.each do |option, name|
      value = attributes[name] || document.attr("ibar-#{option}")
      value ||= 'portrait' if option == 'orientation'
      words += ["--#{option}", value] if value
    end
    _, messages, status = Open3.capture3(program, *words, stdin_data: "#{text}\n")
    [status.exitstatus, messages]
  rescue Errno::ENOENT
    IbarBlock.missing = true
    logger.warn("ibar is not on the path ('#{program}'); figures are shown as code")
    [nil, '']
  end

  # The folder that keeps figures between builds; nil if it cannot be made.
  def cache(document)
    folder = File.expand_path(document.attr('ibar-cache', '.cache/ibar'), document.base_dir)
    FileUtils.mkdir_p(folder)
    folder
  rescue SystemCallError
    nil
  end

  # The line of the document with the first one of a block, whose end was read last.
  def first_line(text, attributes, document)
    last = attributes['cloaked-context'] == :paragraph ? 0 : 1
    document.reader.lineno - last - text.lines.length
  end

  # Says each message at its line of the document, with its help; one that has no line with the name of the block.
  def report(messages, name, first, document)
    file = document.attr('docfile') || '<stdin>'
    messages.split(/^(?=-:|ibar: )/).each do |message|
      help = message[/^ *= help: (.*)$/, 1]
      case message.lines.first.chomp
      when /\A-:(\d+):(\d+): (\w+): (.*)\z/
        level, place, text = Regexp.last_match(3), "#{file}:#{first + $1.to_i - 1}:#{$2}", Regexp.last_match(4)
      when /\A\S+: (\w+): (.*)\z/
        level, place, text = Regexp.last_match(1), "#{file}: #{name}", Regexp.last_match(2)
      else next
      end
      next if level == 'advice'
      logger.public_send(level == 'error' ? :error : :warn, "#{place}: #{text}#{" (#{help})" if help}")
    end
  end

  def source(parent, text, attributes)
    create_block(parent, :listing, text, attributes.merge('style' => 'listing'))
  end

  def image_attributes(attributes, file, path)
    image = { 'target' => file, 'alt' => attributes['alt'] || description(path) }
    %w[width link align role id title].each { |key| image[key] = attributes[key] if attributes[key] }
    # A PNG has two pixels a point.
    image['width'] ||= (File.binread(path, 4, 16).unpack1('N') / 2).to_s if path.end_with?('.png')
    image
  end

  # The words for people who cannot see the figure, from its file.
  def description(path)
    if path.end_with?('.png')
      bytes = File.binread(path)
      start = bytes.index("iTXtDescription\0")
      return File.basename(path) unless start

      length = bytes[start - 4, 4].unpack1('N')
      return bytes[start + 4, length].split("\0").last.force_encoding('UTF-8')
    end
    text = File.read(path, encoding: 'UTF-8')[%r{<desc[^>]*>(.*?)</desc>}m, 1] || ''
    text.gsub('&lt;', '<').gsub('&gt;', '>').gsub('&quot;', '"').gsub('&amp;', '&')
  end
end

Asciidoctor::Extensions.register do
  block IbarBlock
end
