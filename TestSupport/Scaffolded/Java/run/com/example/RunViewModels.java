package com.example;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/** Makes the view models that it is given the names of, calls their inputs that take nothing, and gets their outputs. */
public final class RunViewModels {
  private RunViewModels() {}

  public static void main(final String[] names) throws ReflectiveOperationException {
    int calls = 0;
    int outputs = 0;
    for (final String name : names) {
      final Class<?> type = type(name);
      final Object viewModel = create(type.getConstructors()[0]);
      for (final String list : new String[] {"inputs", "outputs"}) {
        if (ports(type, list, viewModel) != viewModel) {
          throw new AssertionError(name + "." + list + " is not the view model");
        }
      }
      for (final Method input : Class.forName("com.example." + name + "$Inputs").getMethods()) {
        if (input.getParameterCount() == 0) {
          input.invoke(viewModel);
          calls++;
        }
      }
      for (final Method output : Class.forName("com.example." + name + "$Outputs").getMethods()) {
        if (output.invoke(viewModel) == null) {
          throw new AssertionError(name + "." + output.getName() + "() is null");
        }
        outputs++;
      }
    }
    System.out.println(names.length + " view models ran: " + calls + " inputs, " + outputs + " outputs");
  }

  /** The class of a view model, which in Kotlin has the name of the interface, except for those of view holders. */
  private static Class<?> type(final String name) throws ReflectiveOperationException {
    try {
      return Class.forName("com.example." + name + "$ViewModel");
    } catch (final ClassNotFoundException error) {
      return Class.forName("com.example." + name + "$" + name);
    }
  }

  /** The inputs or outputs: a field in Java, and a property in Kotlin, which has a getter. */
  private static Object ports(final Class<?> type, final String list, final Object viewModel)
      throws ReflectiveOperationException {
    try {
      return type.getField(list).get(viewModel);
    } catch (final NoSuchFieldException error) {
      return type.getMethod("get" + list.substring(0, 1).toUpperCase() + list.substring(1)).invoke(viewModel);
    }
  }

  /** A view model with a base class takes the environment of that, and another one nothing. */
  private static Object create(final Constructor<?> constructor) throws ReflectiveOperationException {
    if (constructor.getParameterCount() == 0) {
      return constructor.newInstance();
    }
    final Object builder = constructor.getParameterTypes()[0].getMethod("builder").invoke(null);
    return constructor.newInstance(builder.getClass().getMethod("build").invoke(builder));
  }
}
