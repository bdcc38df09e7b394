import { relative } from 'node:path'
import type { Chunk, Compilation, Module } from 'webpack'

/**
 * Which files of a build the document asks for. Paths are relative to the base path.
 * `entry` are needed by every page; `imports` says for each module that is loaded lazily which further files it comes in,
 * keyed by the module's path from the project root.
 */
export type ChunkFiles = {
  readonly entry: readonly string[]
  readonly imports: { readonly [module: string]: readonly string[] }
  /** Lazily imported modules by the module that names them, with the words of the import: `./pages/login`. */
  /** Which modules of ours each file holds, and which of the hosts' SDKs. */
  readonly modules: { readonly [file: string]: readonly string[] }
  /** The folders of the packages that any of it comes from. */
  readonly packages: readonly string[]
  readonly importedBy: { readonly [module: string]: readonly { readonly request: string; readonly module: string }[] }
}

const HOST_SDK = /^node_modules\/(weixin-js-sdk|dingtalk-jsapi)\//

const isScript = (file: string): boolean => file.endsWith('.js')

export function chunkFilesOf(compilation: Compilation): ChunkFiles {
  const { chunkGraph, moduleGraph } = compilation
  const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles()).filter(isScript)
  const imports: Record<string, string[]> = {}
  const importedBy: Record<string, { request: string; module: string }[]> = {}
  for (const importer of compilation.modules) {
    for (const block of importer.blocks) {
      const [dependency] = block.dependencies
      const target = dependency && moduleGraph.getModule(dependency)
      const group = chunkGraph.getBlockChunkGroup(block)
      if (!target || !group) continue
      const name = pathOf(target, compilation)
      imports[name] = group.getFiles().filter((file) => isScript(file) && !entry.includes(file))
      ;(importedBy[pathOf(importer, compilation)] ??= []).push({ request: block.request ?? '', module: name })
    }
  }
  return { entry, imports, importedBy, modules: modulesOf(compilation), packages: packagesOf(compilation) }
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

/** A module's own file, also when webpack has joined it with the modules it imports. */
function pathOf(module: Module, compilation: Compilation): string {
  return relative(compilation.compiler.context, module.nameForCondition() ?? module.identifier())
}
