// The script at the end of the document: it starts the bundle, and shows a failure to do so. It runs in every browser unchanged (ES5, no polyfills), so it
// uses only what Chrome 49 and iOS 10 have.
import { chooseBundle, startBundle } from './bundle'
import { translatePaint } from './english'
import { showFailure, watchStart } from './failure'
import { paintCachedConfig } from './cachedConfig'
import type { PageData } from './pageData'

// Both stand before this script in the same document.
const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement

const page = JSON.parse(byId('page').textContent) as PageData
const shell = byId('shell')

if (document.documentElement.lang === 'en') {
  if (page.english) translatePaint(shell, page.english)
  shell.lang = 'en'
}
paintCachedConfig(shell, location.pathname.slice(page.base.length))
watchStart()
startBundle(page.base, chooseBundle(page), showFailure)
