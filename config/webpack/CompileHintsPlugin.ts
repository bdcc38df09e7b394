import type { Compiler } from 'webpack'

/** Smaller files are left as they are (bytes): with those marked too, a second visit, which has them at once, took a quarter longer. */
const LEAST_BYTES = 10_240

/** V8 (Chrome 136 and later) compiles all functions of a file that begins so while the file is still coming, beside the main thread. Others read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Most of what a page loads is called before its first screen is there. Compiled lazily, function by function, that took the main thread of a slow phone two fifths
 * of its time until then.
 */
export class CompileHintsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      // After the minifier, which takes comments out, and before the hashes of files are written.
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.js') && source.size() >= LEAST_BYTES) compilation.updateAsset(file, new sources.ConcatSource(HINT, source))
        }
      })
    })
  }
}
