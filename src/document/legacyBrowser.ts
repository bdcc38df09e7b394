// What old WebViews lack besides language features (those are polyfilled by use): first in the legacy bundle, absent from the modern one.
// Chrome < 66 and iOS < 11.3 have no AbortController and no signal on a Request (the router reads it), iOS < 10.3 has no fetch. Each
// does nothing where the browser has its own.
import 'whatwg-fetch'
import 'abortcontroller-polyfill/dist/polyfill-patch-fetch'

// Chrome < 51 and iOS < 10.3 have URL without this; a polyfill of the whole URL would cost ten times as much.
if (!('searchParams' in URL.prototype)) {
  Object.defineProperty(URL.prototype, 'searchParams', {
    configurable: true,
    get(this: URL) {
      return new URLSearchParams(this.search)
    },
  })
}
