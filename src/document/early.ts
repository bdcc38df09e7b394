// The first thing that the bundle does, as soon as its own file is there and before the packages' one is (EarlyModulePlugin).
import { startEarlyCall } from './earlyCall'
import { watchErrors } from './errors'
import type { PageData } from './pageData'
import { watchWaits } from './waits'

watchErrors()
watchWaits(performance.now())
const written = document.getElementById('page')
startEarlyCall((JSON.parse((written && written.textContent) || '{}') as Partial<PageData>).call)
