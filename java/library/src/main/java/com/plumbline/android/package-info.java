/**
 * What view models on Android stand on: base classes that know the life of a view, an environment,
 * and transformers, on RxJava 3.
 *
 * <p>Nothing here needs Android on the class path, so view models are tested on any machine. How
 * activities, fragments and view holders are joined to it stands in the README.
 *
 * <p>Nothing here is ever null: no method takes or returns it, and no stream carries it. What may be
 * missing is an {@link java.util.Optional}; a stream of mere signals carries {@link
 * com.plumbline.android.Unit}.
 *
 * <p>Unless it says otherwise, everything is meant for the main thread.
 */
package com.plumbline.android;
