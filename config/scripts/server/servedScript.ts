import type { ServerResponse } from 'node:http'
import type { Mode } from '../../../webpack.config.ts'
import { buildScript } from '../build/buildScript.ts'

export type ServedScript = {
  /** Begins to build it, or hands on what is under way or there. */
  readonly build: () => Promise<string>
  /** Answers with the script, or with the error of a build that failed; the next request builds it again. */
  readonly answer: (response: ServerResponse) => void
}

/** A script of a tool beside the product. It is built once, when it is first asked for, and lies outside dist/. */
export function servedScript(name: string, entry: string, mode: Mode): ServedScript {
  let building: Promise<string> | undefined
  const build = (): Promise<string> => (building ??= buildScript(name, entry, mode))
  return {
    build,
    answer: (response) => {
      build().then(
        (script) => response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }).end(script),
        (error: unknown) => {
          building = undefined
          console.error(error)
          response.writeHead(500).end()
        },
      )
    },
  }
}
