type Started = { readonly invokeId: string; readonly method: string; readonly params: unknown }

export type CallHooks = {
  readonly started?: (call: Started) => void
  readonly ended?: (call: Started & { readonly isSuccess: boolean; readonly payload: unknown; readonly duration: number }) => void
}

/** Our hooks as the package takes them. A hook that throws is reported, and the call goes on (spec 1 §8, 4060). */
export function watchCalls({ started, ended }: CallHooks, failed: (reason: string) => void) {
  const guarded =
    <Call>(hook: ((call: Call) => void) | undefined) =>
    (call: Call): void => {
      try {
        hook?.(call)
      } catch (thrown) {
        failed(thrown instanceof Error ? thrown.message : String(thrown))
      }
    }
  return { onBeforeInvokeAPI: guarded(started), onAfterInvokeAPI: guarded(ended) }
}
