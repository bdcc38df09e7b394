import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { box } from '@/lib/pageConfig'
import { ErrorRole } from '@/ui/form/errorRole'
import { Card } from '@/ui/layout/Card'
import { AgreementRow } from './AgreementRow'
import { labelEnterKeys, leadOnByEnter } from './enterKey'
import { Agreement, Announcement, Submit } from './FormCard.styles'
import { focusFirstInvalid } from './focusFirstInvalid'
import { isAgreementMissing, type ProtocolItem } from './protocol'
import { SubmitButton } from './SubmitButton'

type FormCardProps = {
  readonly title: string
  /** `FormRow`s and what belongs between them. */
  readonly children: ReactNode
  /** What must be agreed to; empty where there is nothing. */
  readonly protocol: readonly ProtocolItem[]
  readonly hasAgreed: boolean
  readonly onAgree: (hasAgreed: boolean) => void
  /** What is said at the agreement where its tick alone was found missing; elsewhere a toast asks for it (`checkBeforeSubmit`). */
  readonly agreementHint?: string | undefined
  readonly submitLabel: string
  /** Marketing's pictures of the button (spec 2 §3). */
  readonly images: { readonly buttonImage: string; readonly disableBtnImg: string }
  readonly isBusy: boolean
  /** Judges the fields before it returns. */
  readonly onSubmit: () => unknown
}

/** A form: its fields, the agreement (`protocolContent`), and the button, which leads to the first field that was judged wrong. */
export function FormCard({ title, children, protocol, hasAgreed, onAgree, agreementHint, submitLabel, images, isBusy, onSubmit }: FormCardProps) {
  const form = useRef<HTMLFormElement>(null)
  const isReady = !isAgreementMissing(protocol, hasAgreed)
  const [tries, setTries] = useState(0)
  const [fault, setFault] = useState('')
  useEffect(() => {
    if (tries > 0) setFault(focusFirstInvalid(form.current))
  }, [tries])
  useEffect(() => labelEnterKeys(form.current))
  useEffect(() => leadOnByEnter(form.current), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
    setTries(tries + 1)
  }
  return (
    <Card title={title}>
      <form ref={form} noValidate onSubmit={submit}>
        {/* However many fields are wrong, one is read: the one that is led to. */}
        <ErrorRole value={undefined}>{children}</ErrorRole>
        <Announcement key={tries} role="alert">
          {fault}
        </Announcement>
        <Agreement data-wrong={agreementHint ? true : undefined} {...box('protocolContent')}>
          <AgreementRow items={protocol} isChecked={hasAgreed} onChange={onAgree} error={agreementHint} />
        </Agreement>
        <Submit {...box(isReady ? 'buttonImage' : 'disableBtnImg')}>
          <SubmitButton label={submitLabel} image={images.buttonImage} disabledImage={images.disableBtnImg} isReady={isReady} isBusy={isBusy} />
        </Submit>
      </form>
    </Card>
  )
}
