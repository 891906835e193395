/// What follows the arrow of a lambda.
package enum JavaLambdaBody: Sendable {
  case expression(JavaNode)
  case block([JavaStatement])
}
