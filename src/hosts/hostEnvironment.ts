import { chooseEnvironment, type Environment } from '@config/env'

/** What the hosts need of the environment. It depends only on the page's host name: no debug value changes an app or a vendor. */
export function hostEnvironment(): Pick<Environment, 'appScheme' | 'paymentScript'> {
  return chooseEnvironment(window.location.hostname, null).environment
}
