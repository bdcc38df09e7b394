import { useEffect, useRef, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { useBackCloses } from '@/lib/history/useBackCloses'
import { useImage } from '@/ui/display/useImage'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import { PageFrame } from '@/ui/layout/PageFrame'
import { AgreementField } from '../form/agreements/AgreementField'
import type { Agreement } from '../form/agreements/agreements'
import { focusOnHint } from '../form/focusOnHint'
import { selectLogin } from '../loginSelectors'
import { formClosed } from '../loginSlice'
import { useLoginDispatch } from '../useLoginDispatch'
import { closeCarrierPage } from './logInByCarrier'
import { oneClickMessages } from './messages'
import { isOneClickOpen, oneClickLeft } from './oneClickState'
import * as S from './OneClickOverlay.styles'
import { SimArt } from './SimArt'

export type OneClickOverlayProps = {
  /** What marketing set (spec 1 §3, quickLoginPageConfig); '' for the default layout's own. */
  readonly config: { readonly title: string; readonly bgImage: string; readonly quickBtnImg: string; readonly otherBtnImg: string }
  /** What the page behind it promises, in place of the standard head and between head and buttons: a promise is kept in sight until it is kept. */
  readonly hero?: ReactNode
  readonly lead?: ReactNode
  readonly agreements: readonly Agreement[]
  readonly isProtocolHidden: boolean
  readonly isBusy: boolean
  readonly onQuick: () => void
  readonly onOther: () => void
}

/**
 * The one-click overlay (spec 1 §2). It takes the place of the phone form instead of lying over it: nothing behind it can be reached,
 * and the carrier's own page, which comes on top, is not shut out as beside a modal dialog.
 */
export function OneClickOverlay({ config, hero, lead, agreements, isProtocolHidden, isBusy, onQuick, onOther }: OneClickOverlayProps) {
  const texts = useMessages(oneClickMessages)
  const { hint, oneClick } = useSelector(selectLogin)
  const dispatch = useLoginDispatch()
  // Spec 1 §4. It is still seen while what follows a login is on its way.
  useBackCloses(isOneClickOpen(oneClick), () => dispatch(oneClickLeft()))
  const agreementRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hint) return focusOnHint(agreementRef.current, () => dispatch(formClosed()))
  }, [hint, dispatch])

  useEffect(() => closeCarrierPage, [])

  // Tapped before, and the page went away: it goes on by itself.
  const goesOn = oneClick.step === 'offered' && oneClick.isReturn
  const start = useRef(onQuick)
  useEffect(() => {
    if (goesOn) start.current()
  }, [goesOn])

  const title = config.title || texts.title
  const { src, onError } = useImage(config.bgImage || undefined)
  const hasPicture = src !== undefined
  const head = (
    <S.Hero {...box('quickLoginPageConfig')}>
      <S.Art>
        <SimArt />
      </S.Art>
      <S.Heading>{title}</S.Heading>
      <S.Tagline>{texts.promise}</S.Tagline>
    </S.Hero>
  )
  return (
    <PageFrame
      title={title}
      background={src}
      onBackgroundFailed={onError}
      hero={hasPicture ? undefined : (hero ?? head)}
    >
      {hasPicture && (
        <S.PictureSpace {...box('quickLoginPageConfig')}>
          <S.HiddenHeading>{title}</S.HiddenHeading>
        </S.PictureSpace>
      )}
      {lead && <S.Lead>{lead}</S.Lead>}
      <S.Card {...box('quickLoginPageConfig')}>
        <ImageButton src={config.quickBtnImg} label={texts.quick} isBusy={isBusy} onClick={onQuick} />
        <S.Other>
          {config.otherBtnImg ? (
            <ImageButton src={config.otherBtnImg} label={texts.other} onClick={onOther} />
          ) : (
            <Button kind="secondary" isBlock onClick={onOther}>
              {texts.other}
            </Button>
          )}
        </S.Other>
        {!isProtocolHidden && (
          <S.Agreement>
            <AgreementField ref={agreementRef} agreements={agreements} onAgreed={onQuick} />
          </S.Agreement>
        )}
      </S.Card>
      <S.Foot>{texts.consent}</S.Foot>
    </PageFrame>
  )
}
