import type { Persistor } from 'redux-persist'

/** Gives every slice that has none yet its kept values back; settles when all have them. */
export function rehydrate({ persist, subscribe, getState }: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      const { bootstrapped, registry } = getState()
      // `bootstrapped` stays true when a slice joins late.
      if (!bootstrapped || registry.length > 0) return
      unsubscribe()
      resolve()
    })
    persist()
  })
}
