/// Makes inputs.
enum Placeholder {}
