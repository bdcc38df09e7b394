import { useEffect, useEffectEvent, useState } from 'react'
import { useTheme } from 'styled-components'
import type { ShareCard } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { defaultTheme, font } from '@/ui/theme'
import { shareMessages } from '../messages'
import { drawPoster, type Poster } from './drawPoster'
import * as S from './PosterDialog.styles'
import { initialOf, type PosterTemplate, type QrPlace } from './posterLook'
import { SaveButton } from './SaveButton'
import { TemplateChoice } from './TemplateChoice'
import { useSaveableImage } from './useSaveableImage'

/** What a poster or a code says of an invitation: the inviter, and the friend's reward in integer cents; '' and null where they are not known. */
export type InviteOffer = { readonly name: string; readonly avatar: string; readonly cents: number | null }

/** The line at the top, what the inviter does, and what the amount is. */
export type PosterWords = Partial<Readonly<Record<'brand' | 'initial' | 'invites' | 'reward', string>>>

export type PosterPictureProps = {
  readonly card: Pick<ShareCard, 'link' | 'title' | 'desc'>
  readonly offer?: InviteOffer | undefined
  /** The offer is loading: the poster is not drawn before it is there. */
  readonly isWaiting?: boolean
  /** Marketing's background picture; '' for our own. */
  readonly image: string
  readonly qrPlace?: QrPlace
  /** Landscape, as it hangs behind a car seat. */
  readonly isLandscape?: boolean
  /** Of the campaign, where the reward is no ride credit. */
  readonly words?: PosterWords | undefined
  readonly onDrawn?: () => void
  readonly onFailed?: () => void
}

type Drawing = { readonly step: 'drawing' } | { readonly step: 'drawn'; readonly poster: Poster } | { readonly step: 'failed' }

const NO_OFFER: InviteOffer = { name: '', avatar: '', cents: null }

/** The poster as a picture, which a long press saves, and the native app when it is asked to. Drawn anew for other words. */
export function PosterPicture({ card: { link, title, desc }, offer = NO_OFFER, isWaiting = false, image, qrPlace, isLandscape = false, words: own, onDrawn, onFailed }: PosterPictureProps) {
  const { poster: texts } = useMessages(shareMessages)
  const { heroFrom: from, heroTo: to, onHero: ink, accent, primary, primarySoft: soft, page } = useTheme()?.colour ?? defaultTheme.colour
  const [chosen, setTemplate] = useState<PosterTemplate>('city')
  const template = isLandscape ? 'seat' : chosen
  const [drawing, setDrawing] = useState<Drawing>({ step: 'drawing' })
  const drawn = useEffectEvent(() => onDrawn?.())
  const failed = useEffectEvent(() => onFailed?.())
  const { brand, initial, invites, reward, scan } = { ...texts, ...(isLandscape ? { scan: texts.scanSeat } : {}), ...own }
  const { name, avatar, cents } = offer

  useEffect(() => {
    if (isWaiting) return
    let isCurrent = true
    const settle = (next: Drawing, tell: () => void) => {
      if (!isCurrent) return
      setDrawing(next)
      tell()
    }
    const words = { brand, name, initial: initialOf(name, initial), invites, title, desc, amount: cents ? `¥${toShortYuan(cents)}` : '', reward, scan }
    drawPoster(link, words, { from, to, ink, accent, primary, soft, page, font: font.text, template, image, qrPlace, avatar }).then(
      (poster) => settle({ step: 'drawn', poster }, () => drawn()),
      () => settle({ step: 'failed' }, () => failed()),
    )
    return () => {
      isCurrent = false
    }
  }, [isWaiting, link, title, desc, name, avatar, cents, brand, initial, invites, reward, scan, from, to, ink, accent, primary, soft, page, template, image, qrPlace])

  useSaveableImage(drawing.step === 'drawn' ? drawing.poster.src : undefined)
  return (
    <>
      {image === '' && !isLandscape && <TemplateChoice chosen={chosen} onChoose={setTemplate} />}
      <S.Place $isLandscape={isLandscape}>
        {drawing.step === 'drawn' ? (
          <S.Picture src={drawing.poster.src} alt={drawing.poster.kind === 'poster' ? texts.picture : texts.qrOnly} $isCode={drawing.poster.kind === 'qrOnly'} />
        ) : (
          <S.Words role="status">{drawing.step === 'failed' ? texts.failed : texts.drawing}</S.Words>
        )}
      </S.Place>
      <S.Foot>{drawing.step === 'drawn' && <SaveButton image={drawing.poster.src} Hint={S.Hint} />}</S.Foot>
    </>
  )
}
