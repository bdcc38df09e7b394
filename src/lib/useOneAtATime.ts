import { useRef, useState } from 'react'

/** Work that a second tap must not start again before it has settled, not even in the moment before the button is drawn as busy. `run` gives nothing where it did not start. */
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
