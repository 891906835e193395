import Foundation
import TestSupport
import Testing

/// What `plumb` starts: `git` for what a branch changes, and nothing that came with the code.
struct ChildProcessTests {
  private static let source = """
    import ReactiveSwift

    protocol AViewModelInputs {
      func viewDidLoad()
    }

    protocol AViewModelOutputs {
      var text: Signal<String, Never> { get }
    }

    final class AViewModel: AViewModelInputs, AViewModelOutputs {
      init() { self.text = self.viewDidLoadProperty.signal.map { "" } }

      private let viewDidLoadProperty = MutableProperty(())
      func viewDidLoad() { self.viewDidLoadProperty.value = () }

      let text: Signal<String, Never>
    }

    """

  /// A working copy in which the view model is committed.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/A.swift")
    let run = try CommandRun(
      shell: "git init -q -b main && git add . && git -c user.name=A -c user.email=a@b commit -qm A",
      in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    return folder
  }

  /// Programs by their names, as lines of the shell.
  private static func programs(_ programs: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, script) in programs {
      try folder.write("#!/bin/sh\n" + script + "\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
    }
    return folder
  }

  private static let evil = "touch \"$MARK\"; exec /bin/cat"

  @Test(
    "A program in the working folder, in the working copy or in a folder of the run is not started",
    arguments: [
      "PATH=.:$PATH", "PATH=:$PATH", "PATH=tools:$PATH", "PATH=$PWD:$PATH", "PATH=$PWD/tools:$PATH",
      "PATH=$PWD/../tools:$PATH", "PATH=$PWD/linked:$PATH", "PATH=$COPY/tools:$PATH", "PATH=$OUT:$PATH",
    ])
  func places(_ path: String) throws {
    let folder = try Self.repository()
    let mark = try TemporaryFolder()
    let outside = try TemporaryFolder()
    for place in ["App", "App/tools", "tools"] {
      try folder.write("#!/bin/sh\n\(Self.evil)\n", to: "\(place)/git")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("\(place)/git"))
    }
    // A link in another folder that leads to a program of the working copy.
    try outside.link("git", to: folder.path("tools/git"))
    try folder.link("App/linked", to: "../tools")
    let run = try CommandRun(
      shell: "cd App; \(path) \"$PLUMB\" ports --changed main", in: folder,
      environment: ["MARK": mark.path("mark"), "COPY": folder.path, "OUT": outside.path])
    #expect(!mark.exists("mark"), "\(run.text)")
    #expect(run.exitCode == 0, "\(run.text)")
  }

  @Test(
    "What git does wrong is told with the way out",
    arguments: [
      ("echo broken >&2; exit 1", "failed (broken)"), ("exec yes", "wrote more than 256 MB, and was stopped"),
      ("exec 0<&-; exit 1", "failed"), ("kill -SEGV $$", "failed"),
    ])
  func failures(_ script: String, _ reason: String) throws {
    let folder = try Self.repository()
    let tools = try Self.programs(["git": script])
    let run = try CommandRun(
      shell: "PATH=\(tools.path):$PATH \"$PLUMB\" ports --changed main", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("plumb: error: ") && run.error.contains(reason), "\(run.error)")
  }

  @Test(
    "Whoever stops plumb stops what it has started",
    .enabled(if: Tool.hasProcesses, "there is no /proc"),
    arguments: [("TERM", 143), ("HUP", 129), ("KILL", 137)])
  func stopped(_ signal: String, _ code: Int32) throws {
    let folder = try Self.repository()
    let tools = try Self.programs([
      "git":
        "sleep 100 & echo $$ $! > \"$HOME/started.new\"; mv \"$HOME/started.new\" \"$HOME/started\"; sleep 100"
    ])
    let run = try CommandRun(
      shell: """
        export HOME=\(tools.path) PATH=\(tools.path):$PATH
        "$PLUMB" ports --changed main & plumb=$!
        for try in $(seq 200); do [ -e "$HOME/started" ] && break; sleep 0.05; done
        kill -\(signal) $plumb; wait $plumb; code=$?
        # Whoever is killed can do nothing about what others have started.
        [ \(signal) = KILL ] && started=$(cut -d ' ' -f 1 "$HOME/started") || started=$(cat "$HOME/started")
        for try in $(seq 100); do
          left=0; for number in $started; do
            state=$(sed 's/.*) //' /proc/$number/stat 2> /dev/null)
            case "$state" in ''|Z*) ;; *) left=1;; esac
          done; [ $left = 0 ] && break; sleep 0.05
        done
        [ $left = 0 ] && exit $code; exit 99
        """, in: folder)
    #expect(run.exitCode == code, "\(run.text)")
  }

  @Test("git runs no program that the working copy names, and finds what the branch changes")
  func hostileWorkingCopy() throws {
    let folder = try Self.repository()
    let mark = try TemporaryFolder()
    try folder.write("*.swift filter=evil diff=evil merge=evil\n", to: ".gitattributes")
    try folder.write(Self.source.replacing("text", with: "title"), to: "App/A.swift")
    try folder.write(Self.source.replacing("AViewModel", with: "BViewModel"), to: "App/B.swift")
    for hook in ["post-index-change", "fsmonitor-watchman", "reference-transaction"] {
      try folder.write("#!/bin/sh\ntouch '\(mark.path("mark"))'\n", to: ".git/hooks/\(hook)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path(".git/hooks/\(hook)"))
    }
    let evil = "touch '\(mark.path("mark"))'; cat"
    for (key, value) in [
      ("core.fsmonitor", evil), ("core.pager", evil), ("diff.external", evil), ("filter.evil.clean", evil),
      ("filter.evil.smudge", evil), ("filter.evil.process", evil), ("diff.evil.textconv", evil),
      ("diff.evil.command", evil), ("core.sshCommand", evil), ("core.alternateRefsCommand", evil),
      ("credential.helper", "!\(evil)"), ("alias.diff", "!\(evil)"), ("pager.ls-tree", evil),
      ("uploadpack.packObjectsHook", evil), ("core.editor", evil),
    ] {
      #expect(
        try CommandRun(shell: "git config '\(key)' \"$VALUE\"", in: folder, environment: ["VALUE": value])
          .exitCode == 0)
    }
    let run = try CommandRun(
      ["ports", "--changed", "main"], in: folder,
      environment: [
        "GIT_EXTERNAL_DIFF": evil, "GIT_PAGER": evil, "GIT_SSH_COMMAND": evil, "GIT_DIR": mark.path,
        "GIT_INDEX_FILE": mark.path("index"), "GIT_TRACE": mark.path("mark"), "GIT_EXEC_PATH": mark.path,
      ])
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(
      run.output == """
        AViewModel: new output 'title': no view; no test
        BViewModel: new input 'viewDidLoad()': no view; no test
        BViewModel: new output 'text': no view; no test
        AViewModel: removed output 'text'

        """)
    #expect(try mark.names().isEmpty)
  }

  @Test("Texts of a branch are asked for at once, whatever the files are called")
  func manyFiles() throws {
    let folder = try Self.repository()
    for number in 0..<1_200 {
      try folder.write("final class Helper\(number) {}\n", to: "App/Helper \(number)\"ü\n.swift")
    }
    try folder.link("App/Link.swift", to: "A.swift")
    let committed = try CommandRun(
      shell: "git add . && git -c user.name=A -c user.email=a@b commit -qm B", in: folder)
    #expect(committed.exitCode == 0, "\(committed.text)")
    try folder.write(Self.source.replacing("text", with: "title"), to: "App/A.swift")
    let tools = try Self.programs(["git": "echo >> \"$HOME/calls\"; exec \"$REAL\" \"$@\""])
    let run = try CommandRun(
      shell: """
        real=$(command -v git); sed -i.bak "s|\\$REAL|$real|" \(tools.path)/git
        HOME=\(tools.path) PATH=\(tools.path):$PATH "$PLUMB" ports --changed main~1
        """, in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(run.output.hasPrefix("AViewModel: new output 'title': no view; no test\n"), "\(run.output)")
    #expect(try tools.text(of: "calls").count < 12)
  }
}
