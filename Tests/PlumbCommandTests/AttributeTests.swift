import TestSupport
import Testing

/// What a file has beside its text is the same after a fix, or the file is.
struct AttributeTests {
  /// An access control list that lets one more user read, as Linux keeps it.
  private static let list = [
    "02000000", "0100" + "0600" + "ffffffff", "0200" + "0400" + "39300000", "0400" + "0400" + "ffffffff",
    "1000" + "0400" + "ffffffff", "2000" + "0000" + "ffffffff",
  ].joined()

  @Test(
    "Extended attributes and access control lists stay", .enabled(if: Self.areKept, "the disk keeps none"),
    arguments: [("user.note", "616263"), ("system.posix_acl_access", Self.list)])
  func kept(_ name: String, _ value: String) throws {
    let folder = try MendableFolder(["A.swift"])
    let read =
      "python3 -c 'import os; print(os.getxattr(\"A.swift\", \"\(name)\").hex(), oct(os.stat(\"A.swift\").st_mode))'"
    let run = try CommandRun(
      shell: """
        chmod 640 A.swift
        python3 -c 'import os; os.setxattr("A.swift", "\(name)", bytes.fromhex("\(value)"))' && \(read)
        plumb fix -q && \(read)
        """, in: folder.files)
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1] && lines[0].hasPrefix(value), "\(run.text)")
    try folder.expect(mended: ["A.swift"], untouched: [])
  }

  @Test(
    "A list that a folder gives to new files is not given to a fixed one",
    .enabled(if: Self.areKept, "the disk keeps none"))
  func notWidened() throws {
    let folder = try MendableFolder(["A.swift"])
    let run = try CommandRun(
      shell: """
        chmod 600 A.swift
        python3 -c 'import os; os.setxattr(".", "system.posix_acl_default", bytes.fromhex("\(Self.list)"))'
        touch new && python3 -c 'import os; print("system.posix_acl_access" in os.listxattr("new"))'
        plumb fix -q && python3 -c 'import os; print(os.listxattr("A.swift"), oct(os.stat("A.swift").st_mode))'
        """, in: folder.files)
    #expect(run.output == "True\n[] 0o100600\n", "\(run.text)")
  }

  @Test(
    "A file of another owner is left alone where it cannot be given back",
    .enabled(if: Rights.areHeeded && Rights.isSuperuser, "only the superuser can give files away"))
  func otherOwner() throws {
    let folder = try MendableFolder(["A.swift", "B.swift"])
    let run = try CommandRun(
      shell:
        "chmod 666 A.swift; chown 12345 A.swift; \(Rights.prefix) \"$PLUMB\" fix; code=$?; stat -c %u A.swift; exit $code",
      in: folder.files)
    #expect(run.exitCode == 3)
    #expect(run.output.hasSuffix("\n12345\n"))
    #expect(run.error.hasPrefix("A.swift: error: belongs to another user or group"), "\(run.error)")
    try folder.expect(mended: ["B.swift"], untouched: ["A.swift"])
  }

  /// Whether the disk of temporary files keeps attributes, and there is a tool to set them.
  private static let areKept: Bool = {
    guard Tool.exists("python3"), let folder = try? TemporaryFolder() else { return false }
    let line = """
      touch a && python3 -c 'import os; os.setxattr("a", "user.a", b"a"); \
      os.setxattr("a", "system.posix_acl_access", bytes.fromhex("\(Self.list)"))' 2>/dev/null
      """
    return (try? CommandRun(shell: line, in: folder))?.exitCode == 0
  }()
}
