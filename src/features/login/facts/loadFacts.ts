import { retryImport } from '@/lib/retryImport'

/** Few login pages ask for more than the login itself. */
export const loadFacts = () => retryImport(() => import('./gatherFacts'))
