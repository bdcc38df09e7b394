import { useEffect, useEffectEvent, useRef } from 'react'
import { isPhone } from '@/lib/phone'
import { useUnsavedGuard } from './useUnsavedGuard'

/** Where a user is not asked whether to leave: a login, and what the app leads to by itself. */
const isExitRoute = (pathname: string): boolean => /\/(login|invalid-activity\/[^/]+)\/?$/.test(pathname)

type ContactFields = {
  /** The number of the user who is logged in, '' until it is known. */
  readonly known: string
  /** The draft as it is at the moment. */
  readonly draft: () => { readonly phone: string; readonly isTyped: boolean }
  readonly fillPhone: (phone: string) => void
  /** A page that carries the form on. */
  readonly mayGoTo?: ((pathname: string) => boolean) | undefined
}

/**
 * What every form with a contact does. The known number is filled in, once, where nothing stands yet: a number that was taken out stays
 * out, and without a whole number from the backend the field stays empty (spec 2 §7.1). Leaving with something typed is asked about (spec 2 §8).
 */
export function useContactFields({ known, draft, fillPhone, mayGoTo = () => false }: ContactFields): void {
  const hasFilled = useRef(false)
  const fill = useEffectEvent((mobile: string) => {
    if (hasFilled.current || !isPhone(mobile)) return
    hasFilled.current = true
    if (draft().phone === '') fillPhone(mobile)
  })
  useEffect(() => fill(known), [known])
  useUnsavedGuard({ isDirty: () => draft().isTyped, mayGoTo: (pathname) => isExitRoute(pathname) || mayGoTo(pathname) })
}
