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
    name = attributes['name'] || attributes['id'] || "ibar-#{Digest::SHA256.hexdigest(text)[0, 12]}"
    # Documents in one folder may have blocks of one name.
    prefix = document.attr?('docname') ? "#{document.attr('docname')}." : ''
    file = "#{prefix}#{name}".gsub(/[^\w.-]/, '-') + ".#{format}"
    path = File.join(folder(document), file)
    status, messages = draw(text, path, attributes, document)
    report(messages, first_line(text, attributes, document), document) unless messages.empty?
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

  # Says each message at its line of the document.
  def report(messages, first, document)
    messages.scan(/^-:(\d+):(\d+): (\w+): (.*)$/) do |line, column, severity, text|
      place = "#{document.attr('docfile') || '<stdin>'}:#{first + line.to_i - 1}:#{column}"
      logger.public_send(severity == 'error' ? :error : :warn, "#{place}: #{text}")
    end
  end

  def source(parent, text, attributes)
    create_block(parent, :listing, text, attributes.merge('style' => 'listing'))
  end

  def image_attributes(attributes, file, path)
    image = { 'target' => file, 'alt' => attributes['alt'] || description(path) }
    %w[width link align role id title].each { |key| image[key] = attributes[key] if attributes[key] }
    image
  end

  # The words for people who cannot see the figure, from the SVG.
  def description(path)
    return File.basename(path) unless path.end_with?('.svg')

    text = File.read(path, encoding: 'UTF-8')[%r{<desc[^>]*>(.*?)</desc>}m, 1] || ''
    text.gsub('&lt;', '<').gsub('&gt;', '>').gsub('&quot;', '"').gsub('&amp;', '&')
  end
end

Asciidoctor::Extensions.register do
  block IbarBlock
end
