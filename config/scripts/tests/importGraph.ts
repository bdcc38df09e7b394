// Which files a file imports, read from its text: static, dynamic and of types alone.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const IMPORT = /(?:import\s+(?:type\s+)?(?:\{([^}]*)\}\s+from\s+)?|\bfrom\s+|\bimport\()['"]([^'"]+)['"]/g

type Import = { readonly file: string; readonly names: readonly string[] }

const fileOf = (path: string): string | undefined => ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile())

function pathOf(written: string, importer: string): string | undefined {
  if (written.startsWith('@/')) return join('src', written.slice(2))
  if (written.startsWith('@config/')) return join('config', written.slice(8))
  return written.startsWith('.') ? join(dirname(importer), written) : undefined
}

export function importsIn(text: string, importer: string): readonly Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', written = '']) => {
    const path = pathOf(written, importer)
    const file = path && fileOf(path)
    return file ? [{ file, names: names.split(',').map((name) => name.trim()) }] : []
  })
}

const read = new Map<string, readonly Import[]>()

/** What a file imports, read once. */
export function importsOf(file: string): readonly Import[] {
  const known = read.get(file) ?? importsIn(readFileSync(file, 'utf8'), file)
  read.set(file, known)
  return known
}
