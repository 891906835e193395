"""Packs the extension for Visual Studio Code; `Scripts/release vsix` runs it with `ARCHIVE`.

An extension is an archive with its files in a folder, a manifest of packages, and the types of its files.
"""

import json
import sys
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from archives import Tree

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "Packaging/VSCode"

TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension=".json" ContentType="application/json"/>\
<Default Extension=".js" ContentType="application/javascript"/>\
<Default Extension=".md" ContentType="text/markdown"/>\
<Default Extension=".txt" ContentType="text/plain"/>\
<Default Extension=".vsixmanifest" ContentType="text/xml"/></Types>
"""


def manifest(package):
    """What an editor reads before it unpacks the files."""
    values = {key: quoteattr(package[key]) for key in ("name", "version", "publisher")}
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={values["name"]} Version={values["version"]} Publisher={values["publisher"]}/>
    <DisplayName>{escape(package["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(package["description"])}</Description>
    <Categories>{escape(",".join(package["categories"]))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(package["engines"]["vscode"])}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def main():
    tree = Tree()
    for path in sorted(FOLDER.iterdir()):
        tree.add(f"extension/{path.name}", path.read_bytes())
    tree.add("extension/LICENSE.txt", (ROOT / "LICENSE").read_bytes())
    tree.add("extension.vsixmanifest", manifest(json.loads((FOLDER / "package.json").read_text())))
    tree.add("[Content_Types].xml", TYPES)
    Path(sys.argv[1]).write_bytes(tree.zip())


main()
