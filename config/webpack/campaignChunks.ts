import { relative } from 'node:path'
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack'

/** One campaign of a build: the chunk that its line in the registry loads, and what is loaded from there. */
export type CampaignChunks = {
  readonly prefix: string
  /** Its `index.ts`, and the chunk that holds it. */
  readonly module: Module
  readonly chunk: Chunk
  /** What can be loaded from it, and from nowhere before it. */
  readonly own: readonly Chunk[]
}

const CAMPAIGN = /^src\/campaigns\/([^/]+)\/index\.tsx?$/

/** A module's own file from the project root, also when webpack has joined it with the modules it imports. */
export function pathOf(module: Module, { compiler }: Compilation): string {
  return relative(compiler.context, module.nameForCondition() ?? module.identifier())
}

type LazyImport = { readonly importer: Module; readonly module: Module; readonly request: string; readonly group: ChunkGroup }

export function lazyImportsOf({ modules, moduleGraph, chunkGraph }: Compilation): LazyImport[] {
  return [...modules].flatMap((importer) =>
    importer.blocks.flatMap((block) => {
      const [dependency] = block.dependencies
      const module = dependency && moduleGraph.getModule(dependency)
      const group = chunkGraph.getBlockChunkGroup(block)
      return module && group ? [{ importer, module, request: block.request ?? '', group }] : []
    }),
  )
}

function chunksBelow(groups: Iterable<ChunkGroup>, isWithin: (group: ChunkGroup) => boolean): Set<Chunk> {
  const seen = new Set(groups)
  // A set that grows while it is read is read to its end.
  for (const group of seen) for (const child of group.childrenIterable) if (isWithin(child)) seen.add(child)
  return new Set([...seen].flatMap(({ chunks }) => chunks))
}

export type CampaignGraph = {
  readonly campaigns: readonly CampaignChunks[]
  /** What every page loads. */
  readonly initial: readonly Chunk[]
  /** What can be loaded before any campaign is there; its hashes are the entry's to know. */
  readonly shared: readonly Chunk[]
}

/** Which chunks are whose. A chunk of several campaigns is known by each of them, so that the entry need not know it. */
export function campaignGraphOf(compilation: Compilation): CampaignGraph {
  const imports = lazyImportsOf(compilation)
  const entered = imports.flatMap((lazy) => {
    const [, prefix] = CAMPAIGN.exec(pathOf(lazy.module, compilation)) ?? []
    return prefix === undefined ? [] : [{ ...lazy, prefix }]
  })
  const doors = new Set(entered.map(({ group }) => group))
  const entrypoints = [...compilation.entrypoints.values()]
  const initial = new Set(entrypoints.flatMap(({ chunks }) => chunks))
  const roots = entered.map(({ module, group, prefix }) => {
    const chunk = group.chunks.find((candidate) => compilation.chunkGraph.isModuleInChunk(module, candidate))
    if (!chunk) throw new Error(`The campaign ${prefix} has no chunk of its own.`)
    return { prefix, module, group, chunk }
  })
  const rootChunks = new Set(roots.map(({ chunk }) => chunk))
  // What a campaign's first chunk has been split from is asked for together with it, so before it.
  const before = new Set([...chunksBelow(entrypoints, (group) => !doors.has(group)), ...roots.flatMap(({ group }) => group.chunks)])
  const campaigns = roots.map(({ prefix, module, group, chunk }) => ({
    prefix,
    module,
    chunk,
    own: [...chunksBelow([group], () => true)].filter((candidate) => !before.has(candidate)),
  }))
  return { campaigns, initial: [...initial], shared: [...before].filter((chunk) => !initial.has(chunk) && !rootChunks.has(chunk)) }
}
