import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** Comes with what the buttons of the login form do. */
export const redirectAfterLoginChunk = lazyChunk(() => import(/* webpackChunkName: "login-flows" */ './redirectAfterLogin'))
