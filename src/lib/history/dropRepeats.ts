/** Performs navigations when they are due. While the last one waits, another to the same address is the second of two taps, and is dropped. */
export function dropRepeats(whenDue: (perform: () => void) => void) {
  let awaited: string | undefined
  return (perform: () => void, path: string | undefined): void => {
    if (path !== undefined) {
      if (path === awaited) return
      awaited = path
    }
    whenDue(() => {
      if (path === awaited) awaited = undefined
      perform()
    })
  }
}
