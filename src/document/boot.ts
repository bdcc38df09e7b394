// The only script in the document itself: it chooses the bundle, starts it, and says so when that cannot be done. It runs in
// every browser as it is (ES5, no polyfills), so it keeps to what Chrome 49 and iOS 10 have.
import { chooseBundle, startBundle } from './bundle'
import { startEarlyCall } from './earlyCall'
import { showFailure, watchStart } from './failure'
import type { DocumentFiles } from './files'

const root = document.documentElement
if (/[?&]lang=en/i.test(location.search)) root.lang = 'en'

const written = document.getElementById('files')
const files = JSON.parse((written && written.textContent) || '') as DocumentFiles
const path = location.pathname.slice(files.base.length)

watchStart()
// First, so that it does not queue behind the bundle's files.
startEarlyCall(path)
startBundle(files.base, chooseBundle(files), path, showFailure)
