import { useLayoutEffect, type Ref } from 'react'
import { useSelector } from 'react-redux'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { AgreementText } from './AgreementText'
import type { Agreement } from './agreements'
import { loginMessages } from '../messages'
import { agreementsShown, agreementToggled } from '../../loginSlice'
import { FIELD_OF } from '../loginHint'
import { selectLogin, useLoginDispatch } from '../../loginThunk'

type AgreementFieldProps = {
  readonly agreements: readonly Agreement[]
  /** Does what the missing tick has stopped. */
  readonly onAgreed: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** The protocol checkbox (spec 1 §4): the tick and its hint, with one tap for both tick and what waits for it, are the same for every way to log in. */
export function AgreementField({ agreements, onAgreed, ref }: AgreementFieldProps) {
  const texts = useMessages(loginMessages)
  const { hasAgreed, agreements: known, hint } = useSelector(selectLogin)
  const dispatch = useLoginDispatch()
  const shown = agreements.map(({ name }) => name).join()
  // Before it is drawn: nobody sees a tick that was for other documents.
  useLayoutEffect(() => void (known !== shown && dispatch(agreementsShown(shown))), [dispatch, known, shown])
  const error = hint && FIELD_OF[hint.reason] === 'agreement' ? texts.hint[hint.reason] : undefined
  const agree = () => {
    dispatch(agreementToggled(true))
    onAgreed()
  }
  return (
    <>
      <Checkbox ref={ref} name="agreement" isChecked={hasAgreed} onChange={(isTicked) => dispatch(agreementToggled(isTicked))} error={error}>
        <AgreementText agreements={agreements} />
      </Checkbox>
      {error && (
        <Button kind="secondary" size="medium" isBlock onClick={agree}>
          {texts.agreeAndContinue}
        </Button>
      )}
    </>
  )
}
