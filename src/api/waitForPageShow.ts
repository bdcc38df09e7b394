let pageShow: Promise<void> | undefined
let resolvePageShow: (() => void) | undefined

window.addEventListener('pagehide', () => {
  pageShow ??= new Promise((resolve) => {
    resolvePageShow = resolve
  })
})
window.addEventListener('pageshow', () => {
  resolvePageShow?.()
  pageShow = undefined
})

/**
 * Settles once a failure can be handled. A browser aborts the calls of a page that is being left, before or just after it fires `pagehide`:
 * that is neither a lost network nor a failure to report. A page that is restored from the cache handles it then.
 */
export async function waitForPageShow(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  await pageShow
}
