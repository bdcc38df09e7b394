// The only script in the document itself: it chooses the bundle, starts it, and shows a failure to do so. It runs in
// every browser unchanged (ES5, no polyfills), so it uses only what Chrome 49 and iOS 10 have.
import { chooseBundle, startBundle } from './bundle'
import { startEarlyCall } from './earlyCall'
import { showEarlyField } from './earlyField'
import { showFailure, watchStart } from './failure'
import type { DocumentFiles } from './files'
import { watchWaits } from './waits'

const root = document.documentElement
// Chrome < 71 and iOS < 12.2 have no such name, and webpack's runtime would look for it by `new Function`, which the content policy forbids.
if (!('globalThis' in window)) (window as { globalThis?: unknown }).globalThis = window
if (/[?&]lang=en/i.test(location.search)) root.lang = 'en'

const written = document.getElementById('files')
const files = JSON.parse((written && written.textContent) || '') as DocumentFiles
const path = location.pathname.slice(files.base.length)

watchStart()
watchWaits()
showEarlyField(path)
// The files first: the page waits for them longest.
startBundle(files.base, chooseBundle(files), path, showFailure)
startEarlyCall(path)
