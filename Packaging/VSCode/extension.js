"use strict";

const vscode = require("vscode");
const { Server } = require("./server");

let server;

exports.activate = async (context) => {
  const channel = vscode.window.createOutputChannel("Plumbline");
  server = new Server(vscode, (line) => channel.appendLine(line));
  context.subscriptions.push(
    channel,
    vscode.commands.registerCommand("plumb.restart", () => server.restart()),
  );
  await server.start();
};

exports.deactivate = () => server?.dispose();
