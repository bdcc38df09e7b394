import type { Persistor } from 'redux-persist'

/** Restores every slice that has not been restored yet; settles when all have been. */
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
