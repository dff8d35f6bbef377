// Starts `dotbar lsp` for rules files.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function activate() {
  const settings = vscode.workspace.getConfiguration("dotbar");
  const server = { command: settings.get("path"), args: ["lsp"] };
  client = new LanguageClient("dotbar", "dotbar rules", server, {
    documentSelector: [{ scheme: "file", language: "rules" }],
    initializationOptions: { sets: settings.get("sets") },
  });
  return client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
