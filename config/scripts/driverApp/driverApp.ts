import type { Mode } from '../../../webpack.config.ts'
import type { Middleware } from '../server/embeddedBackend.ts'
import { servedScript } from '../server/servedScript.ts'

/** The simulated driver's app around the pages that take its session; its script lies outside dist/, as the simulator's does. */
export const DRIVER_APP_PATH = '/__simulator__/driver/'
export const DRIVER_SCRIPT_PATH = `${DRIVER_APP_PATH}driver.js`

/** A stranger's page is made on the spot (src/simulator/driverApp/untrustedFrame.ts) and holds a script of its own. */
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
<body><script src="${DRIVER_SCRIPT_PATH}"></script></body>
</html>
`

/** In front of what else a server answers. */
export function withDriverApp(next: Middleware, mode: Mode): Middleware {
  const script = servedScript('driver', './src/simulator/driverApp/start.ts', mode)
  return (request, response, pass) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === DRIVER_APP_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy(searchParams.get('send') === 'stranger'), 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }).end(DOCUMENT)
    } else if (pathname === DRIVER_SCRIPT_PATH) {
      script.answer(response)
    } else {
      next(request, response, pass)
    }
  }
}
