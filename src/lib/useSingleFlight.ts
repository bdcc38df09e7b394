import { useRef, useState } from 'react'

/** One work at a time: until it has settled, also before the button is drawn as busy, another `run` does nothing and resolves to undefined. */
export function useSingleFlight() {
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
