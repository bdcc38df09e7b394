/** What this document asks by fetch. */
export type FetchLog = {
  /** The paths that were asked for while this page of the application was shown. */
  readonly pathsOf: (page: string) => readonly string[]
  /** Calls back when a call begins and when it ends, until the returned function is called. */
  readonly listen: (listener: () => void) => () => void
}

const CONTROLS = '/__mock__/'

/** Notes every call from here on; the panel's own are none of the page's. */
export function watchFetch(): FetchLog {
  const asked: { readonly page: string; readonly path: string }[] = []
  let listeners: readonly (() => void)[] = []
  const tell = () => listeners.forEach((listener) => listener())
  const fetchAsIs = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const path = pathOf(input)
    const answer = fetchAsIs(input, init)
    if (path.indexOf(CONTROLS) === 0) return answer
    asked.push({ page: location.pathname, path })
    tell()
    answer.then(tell, tell)
    return answer
  }
  return {
    pathsOf: (page) => asked.filter((call) => call.page === page).map(({ path }) => path),
    listen: (listener) => {
      listeners = listeners.concat(listener)
      return () => {
        listeners = listeners.filter((other) => other !== listener)
      }
    },
  }
}

function pathOf(input: RequestInfo | URL): string {
  try {
    return new URL(typeof input === 'string' || input instanceof URL ? input : input.url, location.href).pathname
  } catch {
    return ''
  }
}
