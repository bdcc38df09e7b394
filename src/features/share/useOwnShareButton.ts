import { useEffect } from 'react'
import { openHost, pageHost } from '@/hosts'

let pages = 0
let isHidden = false
// One after the other, each with what is wanted by then: a page that follows another leaves the button as it is.
let line: Promise<unknown> = Promise.resolve()

function follow(): void {
  line = line.then(async () => {
    if (isHidden === pages > 0) return
    isHidden = pages > 0
    await (await openHost()).showCornerButton(!isHidden)
  })
}

/**
 * Hides the native app's top-right button while the page has a way to share of its own (spec 1 §7), or nothing to share (`isOwn`): the app's would send
 * the bare address, without the code of the user who shares. It is given back with the page; an app that cannot hide it keeps it.
 */
export function useOwnShareButton(isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn || pageHost().kind !== 'nativeApp') return
    pages += 1
    follow()
    return () => {
      pages -= 1
      follow()
    }
  }, [isOwn])
}
