// Types and JSX out, as the development server does it (config/webpack/swcLoader.ts): Babel takes fifteen times as long, in each worker of a
// checkout that has no cache yet.
import { transformSync, version } from '@swc/core'
import { swcOptions } from '../webpack/swcOptions.ts'
import { cacheKeyOf } from './cacheKeyOf.js'

const own = ['./swcTransform.js', '../webpack/swcOptions.ts'].map((file) => new URL(file, import.meta.url))

export default {
  process: (source, path) => transformSync(source, { ...swcOptions(path), sourceMaps: 'inline' }),
  getCacheKey: cacheKeyOf(version, own),
}
