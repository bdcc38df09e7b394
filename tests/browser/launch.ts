import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import connect, { type Client } from 'chrome-remote-interface'
import { binaryOf, temporaryProfile, type BrowserName } from './binaries.ts'

export type Session = { readonly client: Client; readonly close: () => Promise<void> }

const START_LIMIT = 30_000

/** A fresh browser with an empty profile. Both browsers are driven by the same protocol, so a test cannot tell them apart. */
export async function launch(name: BrowserName): Promise<Session> {
  const [{ path, args, env }, profile] = await Promise.all([binaryOf(name), temporaryProfile()])
  const child = spawn(path, [...args, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not start.\n${said.join('\n')}`)), START_LIMIT)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.\n${said.join('\n')}`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line)
      const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(Number(found))
    })
  })
  // The protocol's own description is asked of the package (`local`): the old browser does not serve one.
  const client = await connect({ host: '127.0.0.1', port, local: true })
  return {
    client,
    close: async () => {
      await client.close().catch(() => undefined)
      const gone = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill('SIGKILL')
      await gone
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
