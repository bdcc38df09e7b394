import { useEffect, useState } from 'react'

/** False once the time (ms) is over: for waits on something that the page can do without. */
export function usePatience(limit: number): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), limit)
    return () => clearTimeout(timer)
  }, [limit])
  return isPatient
}
