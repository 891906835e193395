// The template has a protocol for each view model, which the macro form does without. The tests, which are those of
// the other form, name them.

public typealias LoginViewModelType = LoginViewModel
public typealias MessageCellViewModelType = MessageCellViewModel
public typealias MessagesViewModelType = MessagesViewModel
public typealias PledgeViewModelType = PledgeViewModel
public typealias SearchViewModelType = SearchViewModel
public typealias SettingsViewModelType = SettingsViewModel
public typealias SignupViewModelType = SignupViewModel
