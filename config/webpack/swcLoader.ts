import { transform } from '@swc/core'
import type { LoaderContext } from 'webpack'

/** Takes types and JSX out of a module, and leaves the rest as it is written: for the development server. */
function swcLoader(this: LoaderContext<object>, source: string): void {
  const answer = this.async()
  const { resourcePath: filename, sourceMap: sourceMaps } = this
  transform(source, {
    filename,
    sourceMaps,
    isModule: true,
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
  }).then(
    ({ code, map }) => answer(null, code, map),
    (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
  )
}

export default swcLoader
