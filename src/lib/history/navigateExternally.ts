import { markLeaving } from './leavingDocument'
import { report } from '../reporting/report'
import { isSafeLink } from '../address/safeUrl'

/**
 * The only way to another document or another app, so that no caller can follow an unsafe address. A browser throws for an address that it
 * cannot parse, and some browsers where no app takes it: that is reported, the page stays, and the caller gets false.
 */
export function navigateExternally(link: string, way: 'assign' | 'replace'): boolean {
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
