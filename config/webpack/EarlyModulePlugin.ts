import type { Compiler, RuntimeModule } from 'webpack'
import { pathOf } from './campaignChunks.ts'

/**
 * Runs one module of the entry as soon as its file is there, while the entry as a whole waits for the packages' file. It may use nothing of those. A file of its own
 * would do the same and weigh half a kilobyte more, because small files hardly compress.
 */
export class EarlyModulePlugin {
  private readonly entry: string
  private readonly path: string

  /** `entry`: the name of the one that has it; scripts that are built beside it have none. */
  constructor(entry: string, path: string) {
    this.entry = entry
    this.path = path
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EarlyModule', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('EarlyModule', (chunk, requirements) => {
        if (chunk.name !== this.entry) return
        requirements.add(compiler.webpack.RuntimeGlobals.require)
        compilation.addRuntimeModule(chunk, earlyModule(compiler, this.path))
      })
    })
  }
}

function earlyModule({ webpack }: Compiler, path: string): RuntimeModule {
  const { RuntimeModule: Runtime, RuntimeGlobals } = webpack
  class Early extends Runtime {
    constructor() {
      // Last: once all that it may use is there.
      super('early module', Runtime.STAGE_TRIGGER)
    }

    override shouldIsolate(): boolean {
      return false
    }

    override generate(): string {
      const { compilation, chunkGraph, chunk } = this
      if (!compilation || !chunkGraph || !chunk) return ''
      const module = [...chunkGraph.getChunkEntryModulesIterable(chunk)].find((entry) => pathOf(entry, compilation) === path)
      if (!module) throw new Error(`${path} is no module of the entry.`)
      return `${RuntimeGlobals.require}(${JSON.stringify(chunkGraph.getModuleId(module))});`
    }
  }
  return new Early()
}
