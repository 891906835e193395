package com.plumbline.examples.models

data class Session(val token: String, val userName: String)
