package com.plumbline.examples.models

data class Message(val body: String, val isRead: Boolean, val sender: String)
