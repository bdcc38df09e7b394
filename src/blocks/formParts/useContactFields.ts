import { useEffect, useEffectEvent } from 'react'
import { isPhone } from '@/lib/phone'
import { isForcedRoute } from '@/lib/url/appPaths'
import { useUnsavedGuard } from './useUnsavedGuard'

type ContactFields = {
  /** The number of the user who is logged in, '' until it is known. */
  readonly known: string
  /** The draft as it is at the moment. `wasFilled`: its number was filled in before, and the user has changed it or taken it out. */
  readonly draft: () => { readonly phone: string; readonly wasFilled: boolean; readonly isTyped: boolean }
  readonly fillPhone: (phone: string) => void
  /** A page that carries the form on. */
  readonly mayGoTo?: ((pathname: string) => boolean) | undefined
}

/**
 * What every form with a contact does. The known number is filled in, once, where nothing stands yet: a number that was taken out stays
 * out, also over the page where a place is chosen, and without a whole number from the backend the field stays empty (spec 2 §7.1). Leaving with something typed is asked about (spec 2 §8).
 * The result fills the number in again, for a form that was sent and cleared while its page stays.
 */
export function useContactFields({ known, draft, fillPhone, mayGoTo = () => false }: ContactFields): () => void {
  const fill = (mobile: string) => {
    const { phone, wasFilled } = draft()
    if (isPhone(mobile) && phone === '' && !wasFilled) fillPhone(mobile)
  }
  const fillOnce = useEffectEvent(fill)
  useEffect(() => fillOnce(known), [known])
  useUnsavedGuard({ isDirty: () => draft().isTyped, mayGoTo: (pathname) => isForcedRoute(pathname) || mayGoTo(pathname) })
  return () => fill(known)
}
