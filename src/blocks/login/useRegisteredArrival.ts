import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { LoginResult } from '@/features/login'
import { selectSession } from '@/features/session'

/** For a page where friends register: somebody who came logged in (by an old link, or back after a reload) needs no form, only the way on. */
export function useRegisteredArrival(isReady: boolean, arrive: (result: LoginResult) => void): void {
  const { id, isNewUser } = useSelector(selectSession)
  const [wasLoggedIn] = useState(id !== null)
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isReady || !wasLoggedIn || hasArrived.current) return
    hasArrived.current = true
    arrive({ isNewUser: isNewUser === true })
  })
}
