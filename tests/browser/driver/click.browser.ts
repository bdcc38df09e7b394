import { equal } from 'node:assert/strict'
import { inBothBrowsers } from './inBothBrowsers.ts'

/** A dialog that comes from below, over a veil that goes; each of its parts says in the title that it was pressed. */
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><style>
body { margin: 0 } @keyframes come { from { transform: translateY(600px) } } @keyframes go { to { top: 900px } }
[role=dialog] { position: fixed; top: 100px; left: 0; right: 0; height: 300px; background: #ddd; animation: come 700ms linear }
#veil { position: fixed; top: 0; left: 0; right: 0; height: 900px; background: rgba(0, 0, 0, .5); animation: go 50ms linear 1200ms forwards }
button { display: block; height: 44px; margin-top: 60px }
</style><div role="dialog" onclick="document.title += '-dialog'"><button onclick="document.title += '-button'; event.stopPropagation()">OK</button></div><div id="veil" onclick="document.title += '-veil'"></div>`

inBothBrowsers('a click waits for what still moves, and for what still lies over it', async (page) => {
  await page.goto(`data:text/html,${encodeURIComponent(PAGE)}`)
  await page.click('button', 'OK')
  await page.waitUntil(`document.title !== ''`)
  equal(await page.evaluate('document.title'), '-button')
})
