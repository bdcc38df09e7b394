import { useLayoutEffect, type Ref } from 'react'
import { useSelector } from 'react-redux'
import { currentLocation } from '@/lib/history/browserEntries'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { AgreementText } from './AgreementText'
import type { Agreement } from './agreements'
import { loginMessages } from '../messages'
import { agreementToggled, loginPrefilled } from '../../loginSlice'
import { FIELD_OF } from '../loginHint'
import { selectLogin } from '../../loginSelectors'
import { useLoginDispatch } from '../../useLoginDispatch'

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
  const folder = currentLocation().pathname.replace(/\/[^/]*$/, '')
  const shown = [folder, ...agreements.map(({ name }) => name)].join()
  // A tick counts for the documents and the campaign that it was set for, so for others the box starts unticked (spec 1 §4); before it is drawn.
  // One that was brought along counts for those that it is first shown with.
  useLayoutEffect(() => {
    if (hasAgreed && known !== shown) dispatch(known === '' ? loginPrefilled({ phone: '', hasAgreed, agreements: shown }) : agreementToggled(false))
  }, [dispatch, hasAgreed, known, shown])
  const error = hint && FIELD_OF[hint.reason] === 'agreement' ? texts.hint[hint.reason] : undefined
  const agree = () => {
    dispatch(agreementToggled(true, shown))
    onAgreed()
  }
  return (
    <>
      <Checkbox ref={ref} name="agreement" isChecked={hasAgreed} onChange={(isTicked) => dispatch(agreementToggled(isTicked, shown))} error={error}>
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
