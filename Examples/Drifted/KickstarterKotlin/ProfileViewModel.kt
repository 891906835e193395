// Drifted: bind-to-lifecycle, disposables-cleared, documented-inputs, helper-placement, initialized-before-use, input-storage-type, output-type, ports-declaration, private-storage, sorted-outputs
package com.plumbline.examples.drifted

import androidx.lifecycle.ViewModel
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject

interface ProfileViewModel {
  interface Inputs {
    fun nameChanged(name: String)
  }

  interface Outputs {
    /** Emits the name to be shown. */
    fun nameText(): Observable<String>

    /** Emits the letters of the avatar. */
    fun initials(): BehaviorSubject<String>
  }

  class ProfileViewModel : ViewModel(), Inputs, Outputs {
    private val nameChanged = BehaviorSubject.create<String>()

    val initials = BehaviorSubject.create<String>()

    var inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      this.nameChanged.map { it.trim() }.subscribe { this.nameText.onNext(it) }
      this.disposables.add(this.nameChanged.map { it.take(1) }.subscribe { this.initials.onNext(it) })
    }

    private val nameText = BehaviorSubject.create<String>()

    fun reset() = this.nameChanged.onNext("")

    override fun nameChanged(name: String) = this.nameChanged.onNext(name)

    override fun initials(): BehaviorSubject<String> = this.initials

    override fun nameText(): Observable<String> = this.nameText
  }
}
