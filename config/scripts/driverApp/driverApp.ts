import type { Mode } from '../../../webpack.config.ts'
import { buildScript } from '../buildScript.ts'
import type { Middleware } from '../embeddedBackend.ts'

/** The simulated driver's app around the pages that take its session; its script lies outside dist/, as the simulator's does. */
export const DRIVER_APP_PATH = '/__simulator__/driver/'
const SCRIPT = `${DRIVER_APP_PATH}driver.js`

/** A stranger's page is made on the spot (src/simulator/driverApp/stranger.ts) and holds a script of its own. */
const policy = (isStranger: boolean): string =>
  `default-src 'self'; script-src 'self'${isStranger ? " 'unsafe-inline'" : ''}; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'${isStranger ? ' data:' : ''}; object-src 'none'; base-uri 'none'`

const DOCUMENT = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Driver app</title>
<link rel="icon" href="data:,">
</head>
<body><script src="${SCRIPT}"></script></body>
</html>
`

/** In front of what else a server answers. */
export function withDriverApp(next: Middleware, mode: Mode): Middleware {
  let building: Promise<string> | undefined
  return (request, response, pass) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === DRIVER_APP_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy(searchParams.get('send') === 'stranger'), 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }).end(DOCUMENT)
    } else if (pathname === SCRIPT) {
      building ??= buildScript('driver', './src/simulator/driverApp/start.ts', mode)
      building.then(
        (script) => response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }).end(script),
        (error: unknown) => {
          building = undefined
          console.error(error)
          response.writeHead(500).end()
        },
      )
    } else {
      next(request, response, pass)
    }
  }
}
