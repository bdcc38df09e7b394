import type { Chunk, Compilation, Module } from 'webpack'
import { campaignGraphOf, lazyImportsOf, pathOf } from '../../webpack/campaignChunks.ts'

/** What a build is made of. Paths of files are relative to the base path, those of modules to the project root. */
export type ChunkFiles = {
  /** What every page needs, in order. */
  readonly entry: readonly string[]
  /** What a module that is loaded lazily comes in, besides the entry. */
  readonly imports: { readonly [module: string]: readonly string[] }
  /** The campaigns of the registry. */
  readonly campaigns: readonly string[]
  /** The lazy files whose hashes the entry holds. */
  readonly hashesInEntry: readonly string[]
  /** Which modules of ours each file holds, and which of the hosts' SDKs. */
  readonly modules: { readonly [file: string]: readonly string[] }
  /** The folders of the packages that any of it comes from. */
  readonly packages: readonly string[]
}

const HOST_SDK = /^node_modules\/(weixin-js-sdk|dingtalk-jsapi)\//

const isScript = (file: string): boolean => file.endsWith('.js')

const scriptsOf = (chunks: readonly Chunk[]): string[] => [...new Set(chunks.flatMap(({ files }) => [...files].filter(isScript)))]

/** What every page needs, in order: first our own file, part of which need not wait for the packages' one. */
const entryFilesOf = ({ entrypoints }: Compilation): string[] => [...new Set([...entrypoints.values()].flatMap((point) => scriptsOf([point.getEntrypointChunk(), ...point.chunks])))]

export function chunkFilesOf(compilation: Compilation): ChunkFiles {
  const entry = entryFilesOf(compilation)
  const { campaigns, shared } = campaignGraphOf(compilation)
  return {
    entry,
    imports: Object.fromEntries(
      lazyImportsOf(compilation).map(({ module, group }) => [pathOf(module, compilation), group.getFiles().filter((file) => isScript(file) && !entry.includes(file))]),
    ),
    campaigns: campaigns.map(({ prefix }) => prefix),
    hashesInEntry: scriptsOf(shared),
    modules: modulesOf(compilation),
    packages: packagesOf(compilation),
  }
}

const PACKAGE = /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

function packagesOf(compilation: Compilation): string[] {
  const folders = [...compilation.chunks].flatMap((chunk) => namesIn(chunk, compilation)).flatMap((name) => PACKAGE.exec(name)?.[1] ?? [])
  return [...new Set(folders)].toSorted()
}

const namesIn = (chunk: Chunk, compilation: Compilation): string[] =>
  [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module])).map((module) => pathOf(module, compilation))

function modulesOf(compilation: Compilation): Record<string, string[]> {
  const modules: Record<string, string[]> = {}
  for (const chunk of compilation.chunks) {
    const names = namesIn(chunk, compilation)
    for (const file of [...chunk.files].filter(isScript)) modules[file] = names.filter((name) => name.startsWith('src/') || HOST_SDK.test(name)).toSorted()
  }
  return modules
}
