// The demo's first script: a classic one that stands before all others of a document (config/scripts/demo), readable by every browser. It lets the document
// go on, keeps the calls that it makes back until the backend is there, and says in words what a browser lacks for it.
import { holdFetch } from './holdFetch'
import { showObstacle, showUntil } from './notice'

/** What `start.js` and `backend.js` of one page know of each other; a page in a frame finds that of the page around it. */
export type DemoPage = {
  /** Resolves once calls are answered. */
  readonly ready: Promise<void>
  readonly begin: (started: Promise<void>) => void
  /** Of which build the kept state is: another one's may be of another shape. */
  readonly build: string
  readonly workerUrl: string
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own type
  interface Window {
    __demo?: DemoPage
  }
}

/** The backend of the page around this one, where that page is one of ours: its worker answers for the frames too. */
function demoAround(): DemoPage | undefined {
  try {
    return window.top === window ? undefined : window.top?.__demo
  } catch {
    // Another site's page.
    return undefined
  }
}

/** What msw and its worker are written with. There are no service workers on file:// and, but for this machine, on plain http. */
function obstacle(): 'insecure' | 'old' | undefined {
  if (!('serviceWorker' in navigator)) return window.isSecureContext ? 'old' : 'insecure'
  return 'hasOwn' in Object && 'withResolvers' in Promise && 'randomUUID' in crypto ? undefined : 'old'
}

function start({ src, dataset }: HTMLScriptElement): void {
  const around = demoAround()
  if (around) {
    holdFetch(around.ready)
    return
  }
  const found = obstacle()
  if (found) {
    showObstacle(found)
    return
  }
  const folder = src.replace(/[^/]*$/, '')
  let begin: DemoPage['begin'] = () => undefined
  const ready = new Promise<void>((resolve) => {
    begin = resolve
  })
  window.__demo = { ready, begin, build: dataset['build'] ?? '', workerUrl: `${folder}../mockServiceWorker.js` }
  holdFetch(ready)
  showUntil(ready)

  const backend = document.createElement('script')
  backend.src = `${folder}backend.js`
  backend.onerror = () => begin(Promise.reject(new Error(backend.src)))
  document.head.appendChild(backend)
}

start(document.currentScript as HTMLScriptElement)
