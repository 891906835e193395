package com.plumbline.examples.kotlin.support

import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.disposables.Disposable

/** Keeps a subscription until the others of its owner end. */
fun Disposable.addToDisposable(disposables: CompositeDisposable) {
  disposables.add(this)
}
