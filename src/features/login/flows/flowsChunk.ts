import { toastError } from '@/api/errors/toastError'
import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** What the buttons of the login form do: not needed before the first touch of the page. */
export const flowsChunk = lazyChunk(() => import(/* webpackChunkName: "login-flows" */ './flows'))

type Flows = NonNullable<ReturnType<typeof flowsChunk.loaded>>

/** Null where it cannot be loaded: `enableButton` is called then, and a message tells why. */
export async function readFlowsOr(enableButton: () => void): Promise<Flows | null> {
  try {
    return await flowsChunk.read()
  } catch {
    enableButton()
    await toastError({ kind: 'network' })
    return null
  }
}
