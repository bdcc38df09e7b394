import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compileCache.ts'
import type { Counts } from './steps.ts'

/** What is run at once: a file, or one of its parts, counted from 1. */
export type Run = { readonly file: string; readonly part?: number | undefined }

export type Lane = {
  /** One file at a time. A process that ends by itself, or is not through within `timeoutMs`, has failed the file; the next file has a new one. */
  readonly run: (run: Run, timeoutMs: number) => Promise<Counts>
  /** The next file is read anew, with all that it stands on. */
  readonly stop: () => Promise<void>
}

const ENTRY = fileURLToPath(new URL('browserLane.ts', import.meta.url))

/** Runs browser files one after the other in one process, begun with the first: each of its own would load the same modules and start a browser anew, a second of the processor. */
export function openLane(env: Readonly<Record<string, string>>): Lane {
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    if (child) return child
    const started = fork(ENTRY, { env: { ...compileCache, ...process.env, ...env } })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    child = started
    return started
  }

  async function stop(): Promise<void> {
    if (!child) return
    const gone = once(child, 'exit')
    child.disconnect()
    await gone
  }

  async function run(told: Run, timeoutMs: number): Promise<Counts> {
    const lane = start()
    const timer = setTimeout(() => lane.kill('SIGKILL'), timeoutMs)
    const ended = new AbortController()
    const { signal } = ended
    const counts = once(lane, 'message', { signal }).then(([said]) => said as Counts)
    const exit = once(lane, 'exit', { signal }).then(([code, by]): Counts => ({ passed: 0, failed: 1, failures: [`${told.file}: its process ended with ${String(code ?? by)}`] }))
    lane.send(told)
    try {
      return await Promise.race([counts, exit])
    } finally {
      clearTimeout(timer)
      // Whichever did not come is waited for no longer.
      for (const promise of [counts, exit]) promise.catch(() => undefined)
      ended.abort()
    }
  }

  return { run, stop }
}
