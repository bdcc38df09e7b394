// react-dom as it is shipped, without what the product leaves away of it: what is tried here has then been tried on that.
import { transformSync, version } from '@babel/core'
import { withoutReactExtras } from '../react/withoutReactExtras.ts'
import { cacheKeyOf } from './cacheKeyOf.js'

const own = ['./slimReactDom.js', '../react/withoutReactExtras.ts', '../react/unusedParts.ts'].map((file) => new URL(file, import.meta.url))

export default {
  process: (source) => ({ code: transformSync(source, { configFile: false, babelrc: false, compact: false, plugins: [withoutReactExtras()] }).code }),
  getCacheKey: cacheKeyOf(version, own),
}
