// Importing this module imports Plumbline as well: code that moves changes one import.
@_exported public import Plumbline
