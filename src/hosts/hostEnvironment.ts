import { chooseEnvironment, type Environment } from '@config/env'

/** What of the environment the houses need. It hangs on the page's host alone: no debug value changes an app or a vendor. */
export function hostEnvironment(): Pick<Environment, 'appScheme' | 'paymentScript'> {
  return chooseEnvironment(window.location.hostname, null).environment
}
