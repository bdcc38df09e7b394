import type { Ref } from 'react'
import { useSelector } from 'react-redux'
import { useMessages } from '@/lib/i18n'
import { Checkbox } from '@/ui/form/Checkbox'
import { AgreementText } from './AgreementText'
import type { Agreement } from './agreements'
import { loginMessages } from './messages'
import { agreementToggled } from '../loginSlice'
import { FIELD_OF } from './loginHint'
import { selectLogin, useLoginDispatch } from '../loginThunk'

/** The protocol checkbox (spec 1 §4): the tick and its hint are the same for every way to log in. */
export function AgreementField({ agreements, ref }: { readonly agreements: readonly Agreement[]; readonly ref?: Ref<HTMLInputElement> }) {
  const texts = useMessages(loginMessages)
  const { hasAgreed, hint } = useSelector(selectLogin)
  const dispatch = useLoginDispatch()
  const error = hint && FIELD_OF[hint.reason] === 'agreement' ? texts.hint[hint.reason] : undefined
  return (
    <Checkbox ref={ref} name="agreement" isChecked={hasAgreed} onChange={(isTicked) => dispatch(agreementToggled(isTicked))} error={error}>
      <AgreementText agreements={agreements} />
    </Checkbox>
  )
}
