/** A pause between two attempts (ms). On a hidden page it lasts until the page is visible again. */
export function delayWhileVisible(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
      resolve()
    }
    const seen = () => {
      if (!document.hidden) end()
    }
    const timer = setTimeout(seen, ms)
    document.addEventListener('visibilitychange', seen)
  })
}
