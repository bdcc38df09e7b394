import { useRef, useState } from 'react'

/** Keeps a second tap from starting the same work before it has settled, even before the button is drawn as busy. `run` resolves to undefined where it did not start. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const run = async <Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
