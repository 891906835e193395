extension LSP {
  struct WorkspaceFolder: Decodable, Hashable {
    var uri: String
    var name: String?
  }

  struct InitializeParameters: Decodable {
    var processId: Int?
    var rootUri: String?
    var rootPath: String?
    var workspaceFolders: [WorkspaceFolder]?
    var capabilities: ClientCapabilities?
  }

  struct ClientCapabilities: Decodable {
    struct Workspace: Decodable {
      struct Edit: Decodable { var documentChanges: Bool? }
      struct Watching: Decodable { var dynamicRegistration: Bool? }
      struct Refreshing: Decodable { var refreshSupport: Bool? }

      var workspaceEdit: Edit?
      var didChangeWatchedFiles: Watching?
      var diagnostics: Refreshing?
    }

    struct TextDocument: Decodable {
      struct Diagnostics: Decodable { var dynamicRegistration: Bool? }
      struct CodeActions: Decodable {
        struct Literals: Decodable {}
        struct Resolving: Decodable { var properties: [String]? }

        var codeActionLiteralSupport: Literals?
        var dataSupport: Bool?
        var resolveSupport: Resolving?
      }
      struct Published: Decodable {
        struct Tags: Decodable { var valueSet: [Int]? }

        var relatedInformation: Bool?
        var codeDescriptionSupport: Bool?
        var tagSupport: Tags?
      }
      struct Hovering: Decodable { var contentFormat: [String]? }
      struct Symbols: Decodable { var hierarchicalDocumentSymbolSupport: Bool? }

      var diagnostic: Diagnostics?
      var codeAction: CodeActions?
      var publishDiagnostics: Published?
      var hover: Hovering?
      var documentSymbol: Symbols?
    }

    struct General: Decodable { var positionEncodings: [String]? }
    struct Window: Decodable { var workDoneProgress: Bool? }

    var workspace: Workspace?
    var textDocument: TextDocument?
    var general: General?
    var window: Window?
  }

  struct InitializeResult: Encodable {
    struct ServerInformation: Encodable {
      var name = "plumb"
      var version: String
    }

    var capabilities: ServerCapabilities
    var serverInfo: ServerInformation
  }

  struct ServerCapabilities: Encodable {
    struct Synchronization: Encodable {
      struct Save: Encodable { var includeText = false }

      var openClose = true
      /// 2: changes are told by their ranges.
      var change = 2
      var save = Save()
    }

    struct CodeActions: Encodable {
      var codeActionKinds: [String]
      var resolveProvider = true
    }

    struct Diagnostics: Encodable {
      var identifier = "plumb"
      var interFileDependencies = true
      var workspaceDiagnostics = true
    }

    struct Workspace: Encodable {
      struct Folders: Encodable {
        var supported = true
        var changeNotifications = true
      }

      var workspaceFolders = Folders()
    }

    struct CodeLenses: Encodable {
      var resolveProvider = false
    }

    struct Completion: Encodable {
      var triggerCharacters = [":", " ", ","]
    }

    var positionEncoding: String
    var textDocumentSync = Synchronization()
    var codeActionProvider = CodeActions(codeActionKinds: CodeActionKind.all)
    var hoverProvider = true
    var completionProvider = Completion()
    var codeLensProvider = CodeLenses()
    var documentSymbolProvider = true
    var diagnosticProvider = Diagnostics()
    var workspace = Workspace()
  }

  struct RegistrationParameters: Encodable {
    struct Registration: Encodable {
      struct Options: Encodable {
        struct Watcher: Encodable { var globPattern: String }

        var watchers: [Watcher]
      }

      var id: String
      var method: String
      var registerOptions: Options
    }

    var registrations: [Registration]
  }

  struct FolderChangeParameters: Decodable {
    struct Event: Decodable {
      var added: [WorkspaceFolder]
      var removed: [WorkspaceFolder]
    }

    var event: Event
  }
}
