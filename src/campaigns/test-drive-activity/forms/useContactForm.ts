import { useSelector, useStore } from 'react-redux'
import { useContactFields } from '@/blocks/formParts/useContactFields'
import { selectIsLoggedIn } from '@/features/session'
import { isTyped, selectTestDrive, type WithTestDrive } from '@/features/testDrive'
import { useGetMobileByUidQuery } from '../api'

/** What both forms do with the user's number and with what is typed; the result fills the number in again, in a form that was cleared. */
export function useContactForm(form: 'booking' | 'lead', rest: Pick<Parameters<typeof useContactFields>[0], 'fillPhone' | 'mayGoTo'>): () => void {
  const store = useStore<WithTestDrive>()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { data: known = '' } = useGetMobileByUidQuery(undefined, { skip: !isLoggedIn })
  const draft = () => {
    const written = selectTestDrive(store.getState())[form]
    return { phone: written.phone.value, wasFilled: written.phone.wasGiven === true, isTyped: isTyped(written) }
  }
  return useContactFields({ known, draft, ...rest })
}
