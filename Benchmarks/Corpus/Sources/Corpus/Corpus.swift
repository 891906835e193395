// This target exists only so that the package has one.
