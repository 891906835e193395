package com.plumbline.examples.template;

import com.plumbline.android.ActivityViewModel;
import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;

public interface MyViewModel {

  interface Inputs {
    /** {Alphabetized list of input functions with documentation} */
    
    /** Call to configure the view model with a project. */
    void configureWith(Project project);

    /** Call when the next page has been invoked. */
    void nextPage();
  }
  
  interface Outputs {
    /** {Alphabetized list of output observables with documentation} */
  
    /** Emits the creator name to be displayed. */
    Observable<String> creatorNameTextViewText();
  }
  
  final class ViewModel extends ActivityViewModel<MyActivity> implements Inputs, Outputs {
  
    // {Constructor of the view model at the top.}
    
    public ViewModel(final @NonNull Environment environment) { 
      super(environment);
       
      this.creatorNameTextViewText = this.project.map(p -> p.creator.name);
    }
    
    // {Private helper methods (optional) before implementation of interfaces.}
    // {Private helpers should be `static`; they should be passed all the data they need to do work}
    
    private static @NonNull String helper() {
      return "Hello";
    }
    
    // {Implementation of interfaces at the bottom of the view model.}
  
    // {Alphabetized declaration of all input `PublishSubject`s.}
    
    private final PublishSubject<NoValue> nextPage = PublishSubject.create();
    private final PublishSubject<Project> project = PublishSubject.create();
    
    // {Alphabetized declaration of all output observables.}
    
    private final Observable<String> creatorNameTextViewText;
    
    // {Declaration of inputs/outputs}
    
    public final Inputs inputs = this;
    public final Outputs outputs = this;
    
    // {Alphabetized declaration of all input functions.}
    
    @Override public void configureWith(final @NonNull Project project) {
      this.project.onNext(project);
    }
    @Override public void nextPage() {
      this.nextPage.onNext(NoValue.INSTANCE);
    }

    // {Alphabetized declaration of all output functions.}
    
    @Override public @NonNull Observable<String> creatorNameTextViewText() {
      return this.creatorNameTextViewText;
    }
  }
}
