import { retryImport } from '@/lib/retryImport'

/** Overlay and flow, fetched for those to whom it is offered. */
export const loadOneClick = () => retryImport(() => import('./chunk'))
