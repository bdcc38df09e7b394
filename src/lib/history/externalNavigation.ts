import { markLeaving } from './leavingDocument'
import { report } from '../reporting/report'
import { isSafeLink } from '../url/safeUrl'

function leaveFor(link: string, way: 'assign' | 'replace'): boolean {
  try {
    if (!isSafeLink(link)) throw new Error('unsafe link')
    markLeaving()
    window.location[way](link)
    return true
  } catch (error) {
    report(error, 'link')
    return false
  }
}

/**
 * The only way to open an address that was configured or sent: it refuses unsafe ones. The methods are named as those of `location`. A browser throws for an address that it
 * cannot parse, and some throw where no app handles it: that is reported, the page stays, and the caller gets false. An object, so that a test can replace it.
 */
export const externalNavigation = {
  /** The page stays in the history: back leads to it. */
  assign: (link: string): boolean => leaveFor(link, 'assign'),
  /** The page is gone from the history. */
  replace: (link: string): boolean => leaveFor(link, 'replace'),
}
