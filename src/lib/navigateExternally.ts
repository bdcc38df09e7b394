import { report } from './report'
import { isSafeLink } from './safeUrl'

/**
 * Goes to another document or another app, and is the only way there: an address that must not be followed leads nowhere, whoever forgot to
 * ask. A browser throws at one that it cannot read, and some do where no app takes it. That is reported, the page stays, the caller hears of it.
 */
export function navigateExternally(link: string, way: 'assign' | 'replace'): boolean {
  try {
    if (!isSafeLink(link)) throw new Error('unsafe link')
    window.location[way](link)
    return true
  } catch (error) {
    report(error, 'uncaught')
    return false
  }
}
