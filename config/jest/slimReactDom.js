// react-dom as it is shipped, without what the product leaves away of it: what is tried here has then been tried on that.
import { transformSync, version } from '@babel/core'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { withoutReactExtras } from '../react/withoutReactExtras.ts'

const own = ['./slimReactDom.js', '../react/withoutReactExtras.ts', '../react/unusedParts.ts'].map((file) => readFileSync(new URL(file, import.meta.url)))

export default {
  process: (source) => ({ code: transformSync(source, { configFile: false, babelrc: false, compact: false, plugins: [withoutReactExtras()] }).code }),
  getCacheKey(source, path) {
    const hash = createHash('sha256')
    for (const part of [version, path, source, ...own]) hash.update(part).update('\0')
    return hash.digest('hex').slice(0, 32)
  },
}
