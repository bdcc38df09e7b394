import type { Compiler } from 'webpack'

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** How often an output that is not a terminal gets a line (ms). */
const PAUSE = 5_000

const CLEAR = '\r\u001B[K'

/**
 * Says how far the first build is. On a terminal one line that changes; elsewhere a line at the start and every few seconds. Later builds take a moment, and
 * the server says itself when they are done.
 */
export function showProgress(output: Output, now: () => number = Date.now) {
  return (compiler: Compiler): void => {
    let isDone = false
    let said = ''
    let saidAt = -PAUSE
    const say = (share: number, step: string, details: readonly string[]): void => {
      if (!step) return
      const [, built, known] = /(\d+)\/(\d+) modules/.exec(details.join(' ')) ?? []
      const line = `Building: ${Math.floor(share * 100)} %, ${step}${built && known ? ` ${built} of ${known} modules` : ''}`
      if (isDone || line === said || (!output.isTTY && now() - saidAt < PAUSE)) return
      output.write(output.isTTY ? CLEAR + line : `${line}\n`)
      said = line
      saidAt = now()
    }
    new compiler.webpack.ProgressPlugin((share, step, ...details) => say(share, step, details)).apply(compiler)
    compiler.hooks.done.tap('progress', () => {
      if (output.isTTY && !isDone) output.write(CLEAR)
      isDone = true
    })
  }
}
