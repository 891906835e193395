/// The form without signals.
final class FormByHand {
  let sum = Sum()
  private var name: Int?
  private var password: Int?
  private var wasValid: Bool?

  @inline(never)
  func setName(_ name: Int) {
    self.name = name
    self.fieldsDidChange()
  }

  @inline(never)
  func setPassword(_ password: Int) {
    self.password = password
    self.fieldsDidChange()
  }

  @inline(never)
  func submit() {
    if let name = self.name, let password = self.password { self.sum.value &+= name &+ password }
  }

  private func fieldsDidChange() {
    guard let name = self.name, let password = self.password else { return }
    let isValid = name > 3 && password > 3
    if isValid == self.wasValid { return }
    self.wasValid = isValid
    if isValid { self.sum.value &+= 1 }
  }
}
