import Plumbline
import Testing

@Suite("Two-way fields")
@MainActor
struct ValueBindingTests {
  @Test("A binding reads an output and calls an input")
  func binding() {
    let entered = MutableProperty("")
    let email = entered.map { String($0.prefix(5)) }
    let binding = email.binding { entered.value = $0 }
    #expect(binding.wrappedValue == "")
    binding.wrappedValue = "ada@example.com"
    #expect(binding.wrappedValue == "ada@e")
    #expect(entered.value == "ada@example.com")
    #expect(binding.projectedValue.wrappedValue == "ada@e")
  }

  @Test("A read through a binding is tracked")
  func tracked() {
    let entered = MutableProperty("")
    let binding = Property(entered).binding { entered.value = $0 }
    let log = Log<String>()
    let reader = TrackedReader()
    reader.onChange = { log.add(binding.wrappedValue) }
    _ = reader.read { binding.wrappedValue }
    binding.wrappedValue = "a"
    #expect(log.entries == ["a"])
  }

  @Test("A state binds a part of a value")
  func state() {
    struct Draft {
      var title = ""
    }
    struct State: ViewModelState {
      let output: Property<Draft>
      var draft: Draft { self.output.value }
    }
    let draft = MutableProperty(Draft())
    let binding = State(output: Property(draft)).binding(\.draft.title) { draft.value.title = $0 }
    binding.wrappedValue = "A"
    #expect(binding.wrappedValue == "A")
  }
}
