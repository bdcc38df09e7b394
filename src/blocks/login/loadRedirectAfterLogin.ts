import { retryImport } from '@/lib/retryImport'

/** Comes with what the buttons of the login form do. */
export const loadRedirectAfterLogin = () => retryImport(() => import(/* webpackChunkName: "login-flows" */ './redirectAfterLogin'))
