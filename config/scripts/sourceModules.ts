// Lets Node run modules of src as they are: the aliases of tsconfig.json, and imports without a file extension. Importing this is enough.
import { existsSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** The place of a module of ours that another one names, as it names it. */
export function pathOf(specifier: string, parent: string | undefined): string | undefined {
  if (specifier.startsWith('@/')) return resolve(root, 'src', specifier.slice(2))
  if (specifier.startsWith('@config/')) return resolve(root, 'config', specifier.slice(8))
  if (!specifier.startsWith('.') || !parent?.startsWith('file:') || parent.includes('/node_modules/')) return undefined
  return resolve(dirname(fileURLToPath(parent)), specifier)
}

/** Its file. */
export const sourceFile = (path: string | undefined): string | undefined => (path === undefined ? undefined : ENDINGS.map((ending) => path + ending).find(isFile))

registerHooks({
  resolve(specifier, context, next) {
    const found = sourceFile(pathOf(specifier, context.parentURL))
    return found === undefined ? next(specifier, context) : { url: pathToFileURL(found).href, shortCircuit: true }
  },
})
