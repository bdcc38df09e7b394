import { useDispatch } from 'react-redux'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

type Running = PromiseLike<unknown> & { readonly abort: () => void }

/** Asks a call once more. A request of it that hangs is given up: RTK Query sends no second one beside it. `findRunning`: the thunk by which RTK Query finds the call's request under way. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever store the call is asked in
export function useAskAnew(findRunning: ThunkAction<Running | undefined, any, unknown, UnknownAction>, refetch: () => unknown): () => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  return () => {
    const running = dispatch(findRunning)
    if (!running) return void refetch()
    running.abort()
    void running.then(refetch)
  }
}
