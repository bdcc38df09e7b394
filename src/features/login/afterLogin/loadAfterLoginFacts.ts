import { retryImport } from '@/lib/retryImport'

/** Few login pages ask for more than the login itself. */
export const loadAfterLoginFacts = () => retryImport(() => import('./fetchAfterLoginFacts'))
