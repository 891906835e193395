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
    var initializationOptions: Settings?
    var trace: String?
  }

  /// The settings of a user in the editor.
  struct Settings: Decodable {
    /// Whether hazards are shown in the code; nil where nothing is set, or something else than a truth value.
    var inlayHints: Bool?

    private enum Key: CodingKey { case inlayHints }

    init(from decoder: any Decoder) throws {
      self.inlayHints = try? decoder.container(keyedBy: Key.self).decode(Bool.self, forKey: .inlayHints)
    }
  }

  struct ConfigurationParameters: Decodable {
    struct Servers: Decodable { var plumb: Settings? }

    var settings: Servers?
  }

  struct ClientCapabilities: Decodable {
    struct Workspace: Decodable {
      struct Edit: Decodable {
        struct Annotations: Decodable {}

        var documentChanges: Bool?
        var resourceOperations: [String]?
        var changeAnnotationSupport: Annotations?
      }
      struct Watching: Decodable { var dynamicRegistration: Bool? }
      struct Refreshing: Decodable { var refreshSupport: Bool? }

      var workspaceEdit: Edit?
      var didChangeWatchedFiles: Watching?
      var diagnostics: Refreshing?
      var inlayHint: Refreshing?
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
      struct Renaming: Decodable { var prepareSupport: Bool? }
      struct Completing: Decodable {
        struct Item: Decodable { var snippetSupport: Bool? }

        var completionItem: Item?
      }

      var diagnostic: Diagnostics?
      var codeAction: CodeActions?
      var publishDiagnostics: Published?
      var hover: Hovering?
      var documentSymbol: Symbols?
      var rename: Renaming?
      var completion: Completing?
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

    struct Progressing: Encodable {
      var workDoneProgress = true
    }

    /// Options are only for editors that prepare a renaming.
    struct Renaming: Encodable {
      var prepares: Bool

      private enum Key: CodingKey { case prepareProvider, workDoneProgress }

      func encode(to encoder: any Encoder) throws {
        guard self.prepares else {
          var value = encoder.singleValueContainer()
          return try value.encode(true)
        }
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(true, forKey: .prepareProvider)
        try values.encode(true, forKey: .workDoneProgress)
      }
    }

    var positionEncoding: String
    var renameProvider: Renaming
    var textDocumentSync = Synchronization()
    var codeActionProvider = CodeActions(codeActionKinds: CodeActionKind.all)
    var hoverProvider = true
    var completionProvider = Completion()
    var codeLensProvider = CodeLenses()
    var documentSymbolProvider = true
    var diagnosticProvider = Diagnostics()
    var referencesProvider = Progressing()
    var implementationProvider = true
    var workspaceSymbolProvider = Progressing()
    var foldingRangeProvider = true
    var selectionRangeProvider = true
    var inlayHintProvider = true
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
