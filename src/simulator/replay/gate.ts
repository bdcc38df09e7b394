/** Things that wait for each other: `until` settles once a condition holds, which is looked at whenever something `changed`. */
export type Gate = { readonly until: (holds: () => boolean) => Promise<void>; readonly changed: () => void }

export function createGate(): Gate {
  let waiting: readonly { readonly holds: () => boolean; readonly go: () => void }[] = []
  return {
    until: (holds) => (holds() ? Promise.resolve() : new Promise((go) => (waiting = waiting.concat({ holds, go })))),
    changed: () => {
      const ready = waiting.filter(({ holds }) => holds())
      waiting = waiting.filter((waiter) => ready.indexOf(waiter) < 0)
      ready.forEach(({ go }) => go())
    },
  }
}
