import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { box } from '@/lib/pageConfig'
import { Card } from '@/ui/layout/Card'
import { AgreementRow } from './AgreementRow'
import { focusFirstInvalid } from './focusFirstInvalid'
import { isAgreementMissing, type ProtocolItem } from './protocol'
import { SubmitButton } from './SubmitButton'

const Agreement = styled.div`
  margin: 1rem 0 0.25rem;
`

const Submit = styled.div`
  margin-top: 1rem;
`

type FormCardProps = {
  readonly title: string
  /** `FormRow`s and what belongs between them. */
  readonly children: ReactNode
  /** What must be agreed to; empty where there is nothing. */
  readonly protocol: readonly ProtocolItem[]
  readonly hasAgreed: boolean
  readonly onAgree: (hasAgreed: boolean) => void
  readonly submitLabel: string
  /** Marketing's pictures of the button (spec 2 §3). */
  readonly images: { readonly buttonImage: string; readonly disableBtnImg: string }
  readonly isBusy: boolean
  /** Judges the fields before it returns. */
  readonly onSubmit: () => unknown
}

/** A form: its fields, the agreement (`protocolContent`), and the button, which leads to the first field that was judged wrong. */
export function FormCard({ title, children, protocol, hasAgreed, onAgree, submitLabel, images, isBusy, onSubmit }: FormCardProps) {
  const fields = useRef<HTMLDivElement>(null)
  const isReady = !isAgreementMissing(protocol, hasAgreed)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstInvalid(fields.current)
  }, [tries])
  return (
    <Card title={title}>
      <div ref={fields}>{children}</div>
      <Agreement {...box('protocolContent')}>
        <AgreementRow items={protocol} isChecked={hasAgreed} onChange={onAgree} />
      </Agreement>
      <Submit {...box(isReady ? 'buttonImage' : 'disableBtnImg')}>
        <SubmitButton
          label={submitLabel}
          image={images.buttonImage}
          disabledImage={images.disableBtnImg}
          isReady={isReady}
          isBusy={isBusy}
          onClick={() => {
            onSubmit()
            setTries(tries + 1)
          }}
        />
      </Submit>
    </Card>
  )
}
