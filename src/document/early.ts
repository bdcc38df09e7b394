// The first thing that the bundle does. In the modern one it is a file of its own, which is there long before the rest.
import { startEarlyCall } from './earlyCall'
import { watchErrors } from './errors'
import type { PageData } from './pageData'
import { watchWaits } from './waits'

watchErrors()
watchWaits(performance.now())
const written = document.getElementById('page')
startEarlyCall((JSON.parse((written && written.textContent) || '{}') as Partial<PageData>).call)
