/** `success`: every call is answered. `failing`: calls that answer fail. `hangs`: it never answers. */
export type PaymentBehaviour = 'success' | 'failing' | 'hangs'

type Callbacks = { success?: () => void; fail?: (answer: { error: number; errorMessage: string }) => void }

/**
 * The payment app's web-view script (`my`). It is sent to the page as source text, so it must be self-contained and readable by Chrome 49.
 * What the page sends is kept on `my.received`.
 */
export function installPaymentStub(page: Window, behaviour: PaymentBehaviour): void {
  const received: { call: string; params: unknown }[] = []
  const silent = (call: string) => (params?: unknown) => {
    received.push({ call, params })
  }
  const answering = (call: string) => (params: Callbacks) => {
    received.push({ call, params })
    if (behaviour === 'hangs') return
    page.setTimeout(() => {
      if (behaviour === 'success' && params.success) params.success()
      if (behaviour === 'failing' && params.fail) params.fail({ error: 2, errorMessage: 'bad page' })
    }, 0)
  }
  const my = {
    received,
    postMessage: silent('postMessage'),
    startShare: silent('startShare'),
    navigateTo: answering('navigateTo'),
    switchTab: answering('switchTab'),
    navigateBack: answering('navigateBack'),
  }
  ;(page as unknown as { my: unknown }).my = my
}
