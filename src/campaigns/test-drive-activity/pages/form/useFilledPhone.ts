import { useEffect, useRef } from 'react'
import { isPhone } from '@/lib/phone'
import { useSelector } from 'react-redux'
import { selectIsLoggedIn } from '@/features/session'
import { useGetMobileByUidQuery } from '../../endpoints'

/**
 * Fills in the number of whoever is logged in, once, where nothing stands yet: a number that was taken out stays out. Without a whole
 * number from the backend the field stays empty (spec 2 §7.1).
 */
export function useFilledPhone(phone: string, fill: (phone: string) => void): void {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { data: mobile = '' } = useGetMobileByUidQuery(undefined, { skip: !isLoggedIn })
  const hasFilled = useRef(false)
  useEffect(() => {
    if (hasFilled.current || !isPhone(mobile)) return
    hasFilled.current = true
    if (phone === '') fill(mobile)
  }, [mobile, phone, fill])
}
