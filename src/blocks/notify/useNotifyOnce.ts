import { useRef } from 'react'
import type { Refusal } from '@/api/errors/apiError'
import { toastError, type ErrorToast } from '@/api/errors/toastError'

/** Shows the server's words for each code once in a visit: what is asked for again and again is refused again. `note`: they were shown elsewhere. */
export function useNotifyOnce() {
  const noted = useRef(new Set<number>())
  const note = (errCode: number): void => void noted.current.add(errCode)
  const notify = async (refusal: Refusal, as?: ErrorToast): Promise<void> => {
    if (noted.current.has(refusal.errCode)) return
    note(refusal.errCode)
    await toastError(refusal, as)
  }
  return { note, notify }
}
