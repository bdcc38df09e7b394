/** Prepares an event whose state must be in the storage before what follows it is sent: the page may die on the way. */
export const withImmediatePersist = <Payload>(payload: Payload) => ({ payload, meta: { isPersistedAtOnce: true } })
