import { createServer, type Server } from 'node:http'

/** A configuration tool that the project had no hand in: it frames what its address names, notes what it hears, and says what a test tells it to. */
const PAGE = `<!doctype html><html><head><meta charset="utf-8"><title>Tool</title><style>body { margin: 0 } iframe { display: block; width: 390px; height: 700px; border: 0 }</style></head><body><script>
var heard = [], frame = document.createElement('iframe'), follows = /[?&]follows=1/.test(location.search)
window.addEventListener('message', function (event) {
  if (event.source !== frame.contentWindow) return
  heard.push({ origin: event.origin, message: event.data, at: performance.now() })
  if (follows && event.data.type === 'preview/height') frame.style.height = event.data.height + 'px'
})
function say(message) { frame.contentWindow.postMessage(message, '*') }
function ofType(type) { return heard.filter(function (said) { return said.message.type === type }).map(function (said) { return said.message }) }
frame.src = decodeURIComponent(location.hash.slice(1))
document.body.appendChild(frame)
</script></body></html>`

export type Tool = { readonly port: number; readonly close: () => void }

/** Serves the tool on a free port, with more headers where a test wants them. */
export function serveTool(headers: Readonly<Record<string, string>> = {}): Promise<Tool> {
  const server: Server = createServer((_, response) => void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(PAGE))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        close: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}
