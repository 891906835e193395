import PlumblineBlueprint

/// What the view model of the skeleton assembles its outputs from.
protocol MyViewModelServiceType {}

/// What the view model of the skeleton navigates with.
protocol SceneCoordinatorType {}
