import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import java.util.ArrayList;
import java.util.List;

/** Runs the example of a rule, and says whether what the rule is about goes wrong: {@code Hazard RULE}. */
final class Hazard {
  public static void main(final String[] arguments) {
    RxJavaPlugins.setErrorHandler(error -> {});
    final ApiClientType client = new ApiClientType();
    final LoginViewModel.ViewModel viewModel = new LoginViewModel.ViewModel(new Environment(client));
    final List<String> greetings = new ArrayList<>();
    viewModel.outputs.greeting().subscribe(greetings::add, error -> {});
    viewModel.outputs.isKnown().subscribe(isKnown -> {}, error -> {});
    final boolean goesWrong;
    switch (arguments[0]) {
      case "unshared-effect" -> {
        viewModel.inputs.emailChanged("ada");
        goesWrong = client.requests.size() == 2;
      }
      case "swallowed-error" -> {
        viewModel.inputs.emailChanged("");
        viewModel.inputs.emailChanged("ada");
        goesWrong = greetings.isEmpty();
      }
      default -> throw new IllegalArgumentException(arguments[0]);
    }
    System.out.println(goesWrong ? "wrong" : "right");
  }
}
