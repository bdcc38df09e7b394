// Lets Node run the pages of src as they are, beside what `sourceModules.ts` does: JSX is taken out, and each lazy import that runs is noted.
// Importing this is enough.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync } from '@swc/core'
import { pathOf, sourceFile } from '../scripts/sourceModules.ts'
import { swcOptions } from '../webpack/swcOptions.ts'

const root = resolve(import.meta.dirname, '../..')
/** Its build for servers, as a module; the package gives Node the other format. */
const STYLED = pathToFileURL(resolve(root, 'node_modules/styled-components/dist/styled-components.esm.js')).href
const SOURCE = /\/src\/[^?]*\.tsx?$/
const LAZY_IMPORT = /\bimport\((["'][^"']+["'])\)/g

const listeners = new Set<(module: string) => void>()

/** Runs `load` and answers the modules, by their paths from the project root, that it imported lazily. One at a time. */
export async function lazyImportsIn<T>(load: () => Promise<T>): Promise<{ readonly loaded: T; readonly modules: readonly string[] }> {
  const modules = new Set<string>()
  const listener = (module: string): void => void modules.add(module)
  listeners.add(listener)
  try {
    return { loaded: await load(), modules: [...modules] }
  } finally {
    listeners.delete(listener)
  }
}

// What the pages' modules look at while they are loaded: where the product is. No document: styled-components would take Node for a browser.
const page = { location: new URL('https://localhost/market-platform-h5/'), navigator: { userAgent: '' }, addEventListener: () => undefined }
Object.assign(globalThis, {
  window: page,
  __noteImport: (importer: string, specifier: string) => {
    const path = sourceFile(pathOf(specifier, importer))
    if (path) for (const listener of listeners) listener(relative(root, path))
  },
})

registerHooks({
  resolve: (specifier, context, next) => (specifier === 'styled-components' ? { url: STYLED, format: 'module', shortCircuit: true } : next(specifier, context)),
  load(url, context, next) {
    if (!SOURCE.test(url)) return next(url, context)
    const filename = fileURLToPath(url)
    const { code } = transformSync(readFileSync(filename, 'utf8'), swcOptions(filename))
    return { format: 'module', source: code.replace(LAZY_IMPORT, (text, specifier: string) => `(__noteImport(import.meta.url, ${specifier}), ${text})`), shortCircuit: true }
  },
})
