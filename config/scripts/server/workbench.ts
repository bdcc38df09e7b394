import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { BASE_PATH } from '../../basePath.ts'
import type { WorkbenchBuild } from './buildWorkbench.ts'
import type { Middleware } from './embeddedBackend.ts'
import { forkWorkbench } from './forkWorkbench.ts'
import { answerWorkshop } from './linkWorkshop.ts'

export const WORKBENCH_PATH = `${BASE_PATH}workbench/`
const ASSETS = `${WORKBENCH_PATH}assets/`
export const LINK_PATH = `${WORKBENCH_PATH}link/`
export const WALL_PATH = `${WORKBENCH_PATH}wall/`

/** No inline script; styled-components and the rich text editor write style elements at run time, and a picture may come from any https host. */
export const WORKBENCH_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const DOCUMENT_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': WORKBENCH_POLICY, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' }

const page = (head: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Market platform workbench</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>${body}</body>
</html>
`

const notice = (...lines: readonly string[]): string =>
  `<main style="font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:20vh auto;padding:0 24px;text-align:center;color:#231815">${lines.map((line) => `<p>${line}</p>`).join('')}</main>`

// Stands until the scripts draw over it, and for good where they cannot: the network lost them, or the browser is too old for them.
const OPENING = notice('<strong>正在打开……</strong>', '如果一直没有内容，请检查网络后刷新，或换用新版浏览器。', 'Opening. If nothing comes, check the network and reload, or use a current browser.')

/** `scripts` by their names in the folder of its assets. */
export const workbenchDocument = (scripts: readonly string[]): string => page(scripts.map((file) => `<script defer src="${ASSETS}${file}"></script>`).join('\n'), `<div id="root">${OPENING}</div>`)

// Asked again by itself, until the workbench is there.
const BUILDING = page('<meta http-equiv="refresh" content="1">', notice('<strong>工作台正在构建，马上就好……</strong>', 'The workbench is being built, one moment.'))
const FAILED = page('', notice('<strong>工作台构建失败，原因见终端。</strong>', 'The workbench could not be built. The terminal says why; reload to try again.'))

type WorkbenchOptions = {
  /** Built again whenever a source changes. */
  readonly watch?: boolean
  /** Builds it, and tells of each build; ends when it will tell of no other. */
  readonly build?: (tell: (build: WorkbenchBuild) => void) => Promise<unknown>
}

const BROKEN: WorkbenchBuild = { isWhole: false, scripts: { workbench: [], link: [], wall: [] }, files: [], folder: '' }

/** The workbench in front of what else a server answers. It is built when it is first asked for, and lies outside dist/. */
export function withWorkbench(next: Middleware, { watch = false, build = (tell) => forkWorkbench(tell, { watch }) }: WorkbenchOptions = {}): Middleware {
  let isBegun = false
  let latest: WorkbenchBuild | undefined

  function begin(): void {
    if (isBegun) return
    isBegun = true
    const told = build((each) => {
      latest = each
    })
    // A whole build stays; after a failed one the next request tries again.
    void told.catch((error: unknown) => console.error(error)).then(() => {
      latest ??= BROKEN
      isBegun = false
    })
  }

  function answerDocument(name: keyof WorkbenchBuild['scripts'], response: ServerResponse): void {
    const built = latest
    if (!built) {
      begin()
      response.writeHead(202, DOCUMENT_HEADERS).end(BUILDING)
    } else if (built.isWhole) {
      response.writeHead(200, DOCUMENT_HEADERS).end(workbenchDocument(built.scripts[name]))
    } else {
      latest = undefined
      response.writeHead(500, DOCUMENT_HEADERS).end(FAILED)
    }
  }

  async function answerAsset(name: string, response: ServerResponse): Promise<void> {
    const script = latest && /^[\w.-]+\.js$/.test(name) ? await readFile(`${latest.folder}/${name}`).catch(() => undefined) : undefined
    if (script) response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' }).end(script)
    else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
  }

  return (request, response, pass) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if ([WORKBENCH_PATH, LINK_PATH, WALL_PATH].includes(`${pathname}/`)) response.writeHead(302, { Location: `${pathname}/${search}` }).end()
    else if (pathname === WORKBENCH_PATH) answerDocument('workbench', response)
    else if (pathname === LINK_PATH) answerDocument('link', response)
    else if (pathname === WALL_PATH) answerDocument('wall', response)
    else if (pathname.startsWith(LINK_PATH)) answerWorkshop(pathname.slice(LINK_PATH.length), request, response)
    else if (pathname.startsWith(ASSETS)) void answerAsset(pathname.slice(ASSETS.length), response)
    else next(request, response, pass)
  }
}
