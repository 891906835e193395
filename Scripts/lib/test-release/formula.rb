# Installs a formula from the files of a release, as Homebrew does: formula.rb FORMULA RELEASE PREFIX
require "digest"
require "fileutils"
require "rbconfig"

# What the formula of plumb uses of Homebrew's class.
class Formula
  class << self
    attr_reader :address, :checksum, :tests

    def desc(_text) = nil
    def homepage(_address) = nil
    def version(_text) = nil
    def license(_text) = nil
    def on_macos = RbConfig::CONFIG["host_os"].include?("darwin") && yield
    def on_linux = RbConfig::CONFIG["host_os"].include?("linux") && yield
    def on_arm = RbConfig::CONFIG["host_cpu"].match?(/arm|aarch64/) && yield
    def on_intel = RbConfig::CONFIG["host_cpu"].match?(/x86_64|i\d86/) && yield
    def url(address) = @address = address
    def sha256(checksum) = @checksum = checksum
    def test(&block) = @tests = block
  end

  Folder = Struct.new(:path) do
    def install(source)
      FileUtils.mkdir_p(path)
      FileUtils.cp_r(source, path)
    end

    def to_s = path
  end

  def initialize(prefix) = @prefix = prefix
  def bin = Folder.new("#{@prefix}/bin")
  def doc = Folder.new("#{@prefix}/share/doc/plumb")
  def bash_completion = Folder.new("#{@prefix}/etc/bash_completion.d")
  def zsh_completion = Folder.new("#{@prefix}/share/zsh/site-functions")
  def fish_completion = Folder.new("#{@prefix}/share/fish/vendor_completions.d")
  def shell_output(command) = `#{command}`
  def assert_match(expected, text) = text.include?(expected) || abort("formula: '#{text}' has no '#{expected}'")
end

formula, release, prefix = ARGV
load formula
archive = File.join(release, File.basename(Plumb.address || abort("formula: no archive for this machine")))
checksum = Digest::SHA256.file(archive).hexdigest
abort "formula: the checksum of #{archive} is #{checksum}" unless checksum == Plumb.checksum
unpacked = "#{prefix}-source"
FileUtils.mkdir_p([prefix, unpacked])
system("tar", "-xzf", archive, "-C", unpacked, "--strip-components=1", exception: true)
installed = Plumb.new(prefix)
Dir.chdir(unpacked) { installed.install }
installed.instance_eval(&Plumb.tests)
abort "formula: no pages of rules" unless File.exist?("#{prefix}/share/doc/plumb/rules/sorted-inputs.md")
puts "installed, tested"
