import type { Chunk, Compilation, Compiler, Module, RuntimeModule } from 'webpack'
import { campaignGraphOf, pathOf, type CampaignChunks } from './campaignChunks.ts'
import { steadyNumbers } from './steadyNumbers.ts'

/**
 * Hex digits of the hash in a script's name. Every page loads a table of them before it shows, and a hash hardly compresses. Fewer would break files: webpack
 * writes the final hash over every text that reads like the first one, and five digits read like the number of a module.
 */
export const HASH_DIGITS = 8

/** Stands for the hash that the first files of all campaigns share, until webpack knows what is in them and writes the hash over it everywhere. */
const SHARED_HASH = 'mph5_all'

export const lazyFileName = (folder: string): string => `${folder}[id].[contenthash:${HASH_DIGITS}].js`

const hashOf = ({ contentHash }: Chunk): string => (contentHash['javascript'] ?? '').slice(0, HASH_DIGITS)

const hashesOf = (chunks: readonly Chunk[]): Record<string, string> => Object.fromEntries(chunks.map((chunk) => [String(chunk.id), hashOf(chunk)]))

function setId(chunk: Chunk | undefined, id: string | number): void {
  if (chunk) Object.assign(chunk, { id, ids: [id] })
}

/** Each chunk by what it is loaded for; where that is so of two, by all that is in them. */
function namesOf(chunks: readonly Chunk[], compilation: Compilation): string[] {
  const { chunkGraph } = compilation
  const paths = (modules: Iterable<Module>): string => [...modules].map((module) => pathOf(module, compilation)).toSorted().join()
  const roots = chunks.map((chunk) => paths(chunkGraph.getChunkRootModules(chunk)))
  const isOnlyOne = (root: string): boolean => roots.indexOf(root) === roots.lastIndexOf(root)
  return chunks.map((chunk, at) => (isOnlyOne(roots[at] ?? '') ? (roots[at] ?? '') : paths(chunkGraph.getChunkModulesIterable(chunk))))
}

/**
 * Keeps what a campaign adds to the entry at its name. webpack's own table in the entry has the hash of every lazy file of every campaign; here each campaign's
 * first file brings the hashes of what is loaded from it (`window.__files`), and is itself found by its prefix and one hash that all
 * campaigns share.
 */
export class CampaignFilesPlugin {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  apply(compiler: Compiler): void {
    /** Modules that the entry may name. Numbered by themselves, or their numbers would grow longer with every hundred modules of campaigns. */
    const shared = new WeakSet<Module>()
    const { ids, RuntimeGlobals, Compilation: stages, sources } = compiler.webpack
    new ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true, test: (module) => shared.has(module) }).apply(compiler)

    compiler.hooks.thisCompilation.tap('CampaignFiles', (compilation) => {
      const { chunkGraph } = compilation
      compilation.hooks.beforeModuleIds.tap('CampaignFiles', () => {
        const graph = campaignGraphOf(compilation)
        for (const chunk of [...graph.initial, ...graph.shared]) for (const module of chunkGraph.getChunkModulesIterable(chunk)) shared.add(module)
        // The prefix is already in the registry's line; as the number of the module and of the chunk it is there again for a byte or two.
        for (const { module, prefix } of graph.campaigns) chunkGraph.setModuleId(module, prefix)
      })
      compilation.hooks.beforeChunkIds.tap('CampaignFiles', () => {
        const graph = campaignGraphOf(compilation)
        const chunks = [...graph.initial, ...graph.shared]
        steadyNumbers(namesOf(chunks, compilation), 3).forEach((number, at) => setId(chunks[at], number))
        for (const { chunk, prefix } of graph.campaigns) {
          setId(chunk, prefix)
          chunk.filenameTemplate = `${this.folder}[id].${SHARED_HASH}.js`
        }
      })
      // Before webpack's own, which this takes the place of.
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap('CampaignFiles', (chunk) => {
        compilation.addRuntimeModule(chunk, fileNameModule(compiler, this.folder))
        return true
      })
      compilation.hooks.processAssets.tap({ name: 'CampaignFiles', stage: stages.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        for (const campaign of campaignGraphOf(compilation).campaigns) {
          const table = `;${this.tableOf(campaign)};`
          for (const file of campaign.chunk.files) compilation.updateAsset(file, (source) => new sources.ConcatSource(source, table), { contenthash: SHARED_HASH })
        }
      })
    })
  }

  /** What the campaign's first file says, besides being a chunk of webpack's. */
  private tableOf({ own }: CampaignChunks): string {
    return `Object.assign(self.__files=self.__files||{},${JSON.stringify(hashesOf(own))})`
  }
}

/** `__webpack_require__.u`: the name of a lazy file. What neither the entry nor a campaign's table has is a campaign's first file. */
function fileNameModule({ webpack }: Compiler, folder: string): RuntimeModule {
  class FileName extends webpack.RuntimeModule {
    constructor() {
      super('campaign file names')
      // Made anew when the hashes of the lazy files are known.
      this.dependentHash = true
    }

    /** None, which lets webpack write the loading of others shorter. */
    override getInstalledChunkHandlers(): [string, string][] {
      return []
    }

    override generate(): string {
      const { compilation } = this
      if (!compilation) return ''
      const { runtimeTemplate } = compilation
      const shared = JSON.stringify(hashesOf(campaignGraphOf(compilation).shared))
      const name = `${JSON.stringify(folder)} + chunkId + "." + (${shared}[chunkId] || (${runtimeTemplate.globalObject}.__files || {})[chunkId] || "${SHARED_HASH}") + ".js"`
      return `${webpack.RuntimeGlobals.getChunkScriptFilename} = ${runtimeTemplate.returningFunction(name, 'chunkId')};`
    }
  }
  return new FileName()
}
