import { retryImport } from '@/lib/retryImport'

/** Dialog and flow of the picture captcha: most people never meet one. */
export const loadPicture = () => retryImport(() => import('./picture'))
