import { transform } from '@swc/core'
import type { LoaderContext } from 'webpack'
import { swcOptions } from './swcOptions.ts'

/** For the development server: no more is done to a module than its browser needs. */
function swcLoader(this: LoaderContext<object>, source: string): void {
  const answer = this.async()
  const { resourcePath, sourceMap: sourceMaps } = this
  transform(source, { ...swcOptions(resourcePath), sourceMaps }).then(
    ({ code, map }) => answer(null, code, map),
    (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
  )
}

export default swcLoader
