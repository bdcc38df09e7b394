import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A transformer's `getCacheKey`: what it makes of a file depends on that file, on its compiler's version, and on these files of ours (URLs), itself among them. */
export function cacheKeyOf(version, own) {
  const texts = own.map((file) => readFileSync(file))
  return (source, path) => {
    const hash = createHash('sha256')
    for (const part of [version, path, source, ...texts]) hash.update(part).update('\0')
    return hash.digest('hex').slice(0, 32)
  }
}
