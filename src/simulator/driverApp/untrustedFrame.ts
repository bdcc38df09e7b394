import { encodeParam } from '@/lib/url/encodeParam'

/** Between the driver's app and the page: a document of an unknown origin, which frames the page and passes on what either says. */
export function untrustedFrame(page: string): string {
  const html = `<!doctype html><meta charset="utf-8"><style>body{margin:0}iframe{display:block;width:100%;height:100vh;border:0}</style><iframe></iframe><script>
    var frame = document.querySelector('iframe')
    addEventListener('message', function (event) {
      if (event.source === parent) frame.contentWindow.postMessage(event.data, '*')
      else if (event.source === frame.contentWindow) parent.postMessage(event.data, '*')
    })
    frame.onload = function () { parent.postMessage({ type: 'stranger/loaded' }, '*') }
    frame.src = ${JSON.stringify(page).replace(/</g, '\\u003c')}
  </script>`
  return `data:text/html;charset=utf-8,${encodeParam(html)}`
}
