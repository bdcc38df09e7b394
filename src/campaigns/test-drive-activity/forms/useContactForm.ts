import { useEffect, useEffectEvent, useRef } from 'react'
import { useSelector, useStore } from 'react-redux'
import { isAgreementMissing } from '@/blocks/form/protocol'
import { useUnsavedGuard } from '@/blocks/form/useUnsavedGuard'
import { selectIsLoggedIn } from '@/features/session'
import { isTyped, selectTestDrive, type WithTestDrive } from '@/features/testDrive'
import { isPhone } from '@/lib/phone'
import { toast } from '@/ui/feedback/toast'
import { useGetMobileByUidQuery } from '../api'
import { testDriveMessages } from '../messages'

/** Where a user is not asked whether to leave: a login, and what the app leads to by itself. */
const isExitRoute = (pathname: string): boolean => /\/(login|invalid-activity\/[^/]+)\/?$/.test(pathname)

type ContactForm = {
  readonly form: 'booking' | 'lead'
  readonly fillPhone: (phone: string) => void
  /** A page that carries the form on. */
  readonly mayGoTo?: (pathname: string) => boolean
}

/**
 * What both forms do. The number of the user who is logged in is filled in, once, where nothing stands yet: a number that was taken out stays
 * out, and without a whole number from the backend the field stays empty (spec 2 §7.1). Leaving with something typed is asked about (spec 2 §8).
 */
export function useContactForm({ form, fillPhone, mayGoTo = () => false }: ContactForm): void {
  const store = useStore<WithTestDrive>()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { data: known = '' } = useGetMobileByUidQuery(undefined, { skip: !isLoggedIn })
  const hasFilled = useRef(false)
  const draft = () => selectTestDrive(store.getState())[form]
  const fill = useEffectEvent((mobile: string) => {
    if (hasFilled.current || !isPhone(mobile)) return
    hasFilled.current = true
    if (draft().phone.value === '') fillPhone(mobile)
  })
  useEffect(() => fill(known), [known])
  useUnsavedGuard({ isDirty: () => isTyped(draft()), mayGoTo: (pathname) => isExitRoute(pathname) || mayGoTo(pathname) })
}

/** Whether a form with these wrong fields may be sent; asks for the agreement where there is one (spec 2 §5). */
export function maySend(wrong: readonly string[], agreement: readonly unknown[], hasAgreed: boolean): boolean {
  const lacksAgreement = isAgreementMissing(agreement, hasAgreed)
  if (lacksAgreement) toast.warning(testDriveMessages.read().form.agree)
  return wrong.length === 0 && !lacksAgreement
}
