// What a view model of the blueprint navigates with.

public protocol SceneCoordinatorType {}
