// Types and JSX out, as the development server does it (config/webpack/swcLoader.ts): Babel takes fifteen times as long, in each worker of a
// checkout that has no cache yet.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformSync, version } from '@swc/core'
import { swcOptions } from '../webpack/swcOptions.ts'

const own = ['./swcTransform.js', '../webpack/swcOptions.ts'].map((file) => readFileSync(new URL(file, import.meta.url)))

export default {
  process: (source, path) => transformSync(source, { ...swcOptions(path), sourceMaps: 'inline' }),
  getCacheKey(source, path) {
    const hash = createHash('sha256')
    for (const part of [version, path, source, ...own]) hash.update(part).update('\0')
    return hash.digest('hex').slice(0, 32)
  },
}
