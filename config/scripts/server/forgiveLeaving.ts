import type { Compiler } from 'webpack'

/** A browser that leaves before it has its answer, as with every reload, is no error: the dev server would print a stack for each file. */
export function forgiveLeaving(compiler: Compiler): void {
  compiler.hooks.infrastructureLog.tap('leaving', (name, _type, args) => {
    const hasLeft = args?.some((arg) => (arg as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE')
    return name === 'webpack-dev-middleware' && hasLeft ? true : undefined
  })
}
