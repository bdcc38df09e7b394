import { report } from './report'

/**
 * Goes to another document or another app. A browser throws at an address that it cannot read, and some do where no app takes it: that is
 * reported, the page stays as it is, and the caller hears of it.
 */
export function tryToLeave(go: () => void): boolean {
  try {
    go()
    return true
  } catch (error) {
    report(error, 'uncaught')
    return false
  }
}
