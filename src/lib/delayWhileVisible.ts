/** A pause between two questions (ms). On a page that nobody sees it lasts until somebody comes back to it. */
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
