let back: Promise<void> | undefined
let comeBack: (() => void) | undefined

window.addEventListener('pagehide', () => {
  back ??= new Promise((resolve) => {
    comeBack = resolve
  })
})
window.addEventListener('pageshow', () => {
  comeBack?.()
  back = undefined
})

/**
 * Settles once the page is there to hear of a failure. A browser breaks off the calls of a page that is left, before or just after it says
 * so: nobody has lost the network then, and nothing has failed that a log should keep. A page that comes back hears of it then.
 */
export async function waitForPageShow(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  await back
}
