package plumbline.oracle;

import org.jetbrains.kotlin.cli.FrontendConfigurationKeysKt;
import org.jetbrains.kotlin.cli.common.CLIConfigurationKeys;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.compiler.EnvironmentConfigFiles;
import org.jetbrains.kotlin.cli.jvm.compiler.KotlinCoreEnvironment;
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer;
import org.jetbrains.kotlin.com.intellij.psi.PsiFileFactory;
import org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar.ExtensionStorage;
import org.jetbrains.kotlin.config.CompilerConfiguration;
import org.jetbrains.kotlin.idea.KotlinLanguage;
import org.jetbrains.kotlin.psi.KtFile;

/** The parser of the compiler. */
final class KotlinParser {
  private final PsiFileFactory factory;

  KotlinParser() {
    CompilerConfiguration configuration = new CompilerConfiguration();
    configuration.put(CLIConfigurationKeys.MESSAGE_COLLECTOR_KEY, MessageCollector.Companion.getNONE());
    FrontendConfigurationKeysKt.setExtensionsStorage(configuration, new ExtensionStorage());
    KotlinCoreEnvironment environment = KotlinCoreEnvironment.createForProduction(
        Disposer.newDisposable(), configuration, EnvironmentConfigFiles.JVM_CONFIG_FILES);
    factory = PsiFileFactory.getInstance(environment.getProject());
  }

  /** Parses a text whose lines end in line feeds. */
  KtFile parse(String text) {
    return (KtFile) factory.createFileFromText("File.kt", KotlinLanguage.INSTANCE, text);
  }
}
