import Foundation
import SeededRandom
import TestSupport
import Testing

/// Where a report and a baseline go, and what never makes place for them.
struct OutputDestinationTests {
  /// A `/dev` that is gone with the command: a run that replaces something in it harms nobody.
  private static let ownDevices = """
    mkdir machine; mount --bind /dev machine; mount -t tmpfs tmpfs /dev; mkdir /dev/shm
    for name in null zero full tty; do touch /dev/$name; mount --bind machine/$name /dev/$name; done
    ln -s /proc/self/fd /dev/fd; ln -s /proc/self/fd/1 /dev/stdout; ln -s /proc/self/fd/2 /dev/stderr
    ln -s /dev devices; mkdir bound; mount --rbind /dev bound
    list() { ls -lA -I shm --time-style=+ /dev | grep -v ^total; }
    list > before

    """

  private static func run(_ script: String, in folder: TemporaryFolder) throws -> CommandRun {
    try folder.write(Sample.drifted(), to: "A.swift")
    return try Mounts.run(Self.ownDevices + script + "\nlist > after; cmp before after", in: folder)
  }

  static let names = [
    "/dev/stdout", "/dev/../dev/stdout", "//dev/./stdout", "/dev/fd/1", "/proc/self/fd/1",
    "/proc/thread-self/fd/1", "devices/stdout", "devices/fd/1",
  ]

  @Test(
    "The names of standard output are the file that is open, also when it was deleted",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"), arguments: TestScale.most(names),
    ["lint --no-cache A.swift --format json -o", "lint --no-cache A.swift --write-baseline"])
  func deletedOutput(_ name: String, _ command: String) throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      """
      exec 4> out; rm out; code=0
      plumb \(command) \(name) >&4 || code=$?
      cat /proc/$$/fd/4 > all; echo $code > code
      """, in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    let expected = command.contains("-o") ? "1\n" : "0\n"
    #expect(try folder.text(of: "code") == expected)
    let written = try JSONSerialization.jsonObject(with: Data(folder.text(of: "all").utf8))
    #expect((written as? [String: Any])?["findings"] != nil)
  }

  @Test(
    "The names of other open files are these, with what is in them already",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"),
    arguments: ["/dev/stderr 2>> all", "/dev/fd/2 2>> all", "/dev/fd/7 7>> all", "/proc/self/fd/7 7>> all"])
  func otherOutput(_ rest: String) throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      "echo before > all; plumb lint --no-cache A.swift --quiet -o \(rest) || true", in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    let text = try folder.text(of: "all")
    #expect(text.hasPrefix("before\nA.swift:") && text.contains("(void-input)"), "\(text)")
  }

  /// A path, the end of a line of the shell, the exit code and a part of the message.
  static let refusals: [(path: String, code: Int32, message: String)] = [
    ("/dev/null", 1, ""), ("bound/null", 1, ""), ("devices/null", 1, ""), ("/dev/shm/report", 1, ""),
    ("/dev/full", 3, "No space left on device"), ("bound/full", 3, "No space left on device"),
    ("/dev/fd/9", 3, "Bad file descriptor"), ("/proc/self/fd/9", 3, "Bad file descriptor"),
    ("/dev/report", 3, "no file is made in a folder of the system"),
    ("devices/report", 3, "no file is made in a folder of the system"),
    ("bound/report", 3, "no file is made in a folder of the system"),
    ("bound/stdout", 3, "bound/stdout: error: "), ("bound", 3, "Is a directory"),
    ("/proc/version", 3, "is a setting of the system"), ("/proc/self/report", 3, "no file is made"),
    ("to-null", 3, "is a link"), ("to-output", 3, "is a link"), ("to-nothing", 3, "is a link"),
  ]

  @Test(
    "Nothing in a folder of the system is replaced, by whatever name",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"), arguments: refusals)
  func devices(_ path: String, _ code: Int32, _ message: String) throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      """
      ln -s /dev/null to-null; ln -s /dev/stdout to-output; ln -s elsewhere to-nothing
      exec 4> out; rm out
      for option in -o --write-baseline; do
        code=0
        timeout 20 "$PLUMB" lint --no-cache A.swift $option \(path) >&4 2>> messages || code=$?
        echo $code >> codes
        [ -L to-null ] && [ -L to-output ] && [ -L to-nothing ] && [ ! -e elsewhere ]
      done
      """, in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(try folder.text(of: "codes") == "\(code)\n\(code == 1 ? 0 : code)\n")
    #expect(try message.isEmpty || folder.text(of: "messages").contains(message))
  }

  @Test(
    "A disk is not written to", .enabled(if: Mounts.arePermitted && Rights.isSuperuser, "no devices are made")
  )
  func disk() throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      """
      mknod disk b 7 240 || exit 0
      plumb lint --no-cache A.swift -o disk 2> messages || code=$?
      [ $code = 3 ] && [ -b disk ] && grep 'is a disk, whose contents would be lost' messages
      """, in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
  }

  @Test(
    "New view models, fixes and the cache make no file in a folder of the system",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"),
    arguments: ["new A --input viewDidLoad --to /dev", "new A --input viewDidLoad --to bound --force"])
  func newFiles(_ command: String) throws {
    let run = try Self.run(
      """
      code=0; plumb \(command) 2> messages || code=$?
      [ $code = 3 ] && grep 'cannot be written (Operation not permitted); nothing was written' messages
      plumb lint --cache-path /dev A.swift > /dev/null || [ $? = 1 ]
      plumb lint --cache-path /dev/plumb/cache A.swift > /dev/null || [ $? = 1 ]
      [ ! -e /dev/plumb ]
      """, in: TemporaryFolder())
    #expect(run.exitCode == 0, "\(run.text)")
  }

  @Test(
    "A file that is mounted by itself is written in its place",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"))
  func mountedFile() throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      """
      echo a long text that was there before > source; touch report; mount --bind source report
      plumb lint --no-cache A.swift -o report || [ $? = 1 ]
      umount report
      """, in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(try folder.text(of: "source").hasPrefix("A.swift:"))
  }

  @Test(
    "A report and a baseline take the place of nothing that was read",
    arguments: [
      ("lint --no-cache . -o", "A.swift"), ("lint --no-cache . -o", "./Deep/../A.swift"),
      ("lint --no-cache . -o", "same.json"), ("lint --no-cache . --write-baseline", "same.json"),
      ("lint --no-cache . -o", "Other.kt"), ("lint --no-cache . --write-baseline", "A.swift"),
      ("lint --no-cache . -o", ".plumb.yml"), ("lint --no-cache . --write-baseline", ".plumb.yml"),
      ("lint --no-cache . --baseline baseline.json -o", "baseline.json"),
      ("lint --no-cache --files-from list -o", "list"), ("lint --no-cache --config b.yml . -o", "b.yml"),
      ("parity A.swift B.java --write-baseline", "A.swift"),
      ("parity A.swift B.java --write-baseline", "same.json"),
      ("parity A.swift B.java --write-baseline", ".plumb.yml"), ("lint --no-cache . -o", ".gitignore"),
    ])
  func inputs(_ command: String, _ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: "A.swift")
    try folder.write(Sample.driftedJava(), to: "B.java")
    try folder.write("", to: "Other.kt")
    try folder.makeFolder("Deep")
    try folder.write("exclude: [Other.kt]\n", to: ".plumb.yml")
    try folder.write("exclude: [Pods]\n", to: "b.yml")
    try folder.write("build\n", to: ".gitignore")
    try folder.write("{\"version\": 1, \"findings\": []}\n", to: "baseline.json")
    try folder.write("A.swift\n", to: "list")
    try FileManager.default.linkItem(atPath: folder.path("A.swift"), toPath: folder.path("same.json"))
    let before = try folder.text(of: path)
    let run = try CommandRun(shell: "plumb \(command) \(path)", in: folder)
    #expect(try folder.text(of: path) == before)
    #expect(run.exitCode == 3, "\(run.text)")
    #expect(run.error.contains("is a file that plumb reads, and would be lost: name another file"))
  }

  @Test("A baseline takes the place of the one that the configuration names")
  func ownBaseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: "A.swift")
    try folder.write("baseline: b.json\n", to: ".plumb.yml")
    for _ in 0..<2 {
      let run = try CommandRun(["lint", "--no-cache", "--write-baseline", "b.json"], in: folder)
      #expect(run.exitCode == 0, "\(run.text)")
    }
    #expect(try CommandRun(["lint", "--no-cache"], in: folder).exitCode == 0)
  }

  @Test(
    "A pipe that nobody reads and a socket end the command with the reason",
    .enabled(if: Tool.exists("timeout"), "there is no 'timeout'"),
    arguments: [
      ("mkfifo out", "is a pipe that nobody reads: start its reader first"),
      ("python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"out\")'", "is a socket"),
    ], ["-o", "--write-baseline"])
  func noReader(_ maker: (command: String, reason: String), _ option: String) throws {
    guard Tool.exists("python3") || maker.command == "mkfifo out" else { return }
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: "A.swift")
    let run = try CommandRun(
      shell: "\(maker.command) && timeout 30 \"$PLUMB\" lint --no-cache A.swift \(option) out", in: folder)
    #expect(run.exitCode == 3, "\(run.text)")
    #expect(run.error.contains("out: error: \(maker.reason)"), "\(run.error)")
  }

  @Test("A reader of a pipe gets all of a report, and one that goes away is no failure")
  func readers() throws {
    let folder = try TemporaryFolder()
    for number in 0..<200 { try folder.write(Sample.drifted("A\(number)ViewModel"), to: "A\(number).swift") }
    let run = try CommandRun(
      shell: """
        mkfifo all first
        (sleep 1; cat all > whole) & plumb lint --quiet --no-cache --format sarif -o all; echo $? >> codes; wait
        head -c 10 first > part & plumb lint --quiet --no-cache --format sarif -o first; echo $? >> codes; wait
        plumb lint --quiet --no-cache --format sarif > expected; cmp whole expected
        """, in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(try folder.text(of: "codes") == "1\n1\n")
    #expect(run.error.isEmpty, "\(run.error)")
  }
}
