import { useEffect, useEffectEvent, useState } from 'react'
import { useTheme } from 'styled-components'
import { pageHost, type ShareCard } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { defaultTheme, font } from '@/ui/theme'
import { shareMessages } from '../messages'
import { drawPoster, type Poster } from './drawPoster'
import type { QrPlace } from './paintPoster'
import * as S from './PosterDialog.styles'
import { SaveButton } from './SaveButton'
import { canSavePicture } from './savePicture'
import { useSaveableImage } from './useSaveableImage'

export type PosterPictureProps = {
  readonly card: Pick<ShareCard, 'link' | 'title' | 'desc'>
  /** Who invites, in a line over the title. */
  readonly inviter?: string
  /** Marketing's picture; '' for our own ground. */
  readonly image: string
  readonly qrPlace?: QrPlace
  readonly onDrawn?: () => void
  readonly onFailed?: () => void
}

type Drawing = { readonly step: 'drawing' } | { readonly step: 'drawn'; readonly poster: Poster } | { readonly step: 'failed' }

/** The poster as a picture, which a long press saves, and the native app when it is asked to. Drawn anew for other words. */
export function PosterPicture({ card, inviter, image, qrPlace, onDrawn, onFailed }: PosterPictureProps) {
  const { poster: texts } = useMessages(shareMessages)
  const { heroFrom: from, heroTo: to, onHero: ink, accent } = useTheme().colour ?? defaultTheme.colour
  const [drawing, setDrawing] = useState<Drawing>({ step: 'drawing' })
  const drawn = useEffectEvent(() => onDrawn?.())
  const failed = useEffectEvent(() => onFailed?.())
  const { link, title, desc } = card
  const { scan } = texts

  useEffect(() => {
    let isCurrent = true
    const settle = (next: Drawing, tell: () => void) => {
      if (!isCurrent) return
      setDrawing(next)
      tell()
    }
    drawPoster(link, { inviter, title, desc, scan }, { from, to, ink, accent, font: font.text, image, qrPlace }).then(
      (poster) => settle({ step: 'drawn', poster }, () => drawn()),
      () => settle({ step: 'failed' }, () => failed()),
    )
    return () => {
      isCurrent = false
    }
  }, [link, inviter, title, desc, scan, from, to, ink, accent, image, qrPlace])

  useSaveableImage(drawing.step === 'drawn' ? drawing.poster.src : undefined)
  const hint = pageHost().platform === 'desktop' ? texts.saveOnComputer : texts.save
  return (
    <>
      <S.Place>
        {drawing.step === 'drawn' ? (
          <S.Picture src={drawing.poster.src} alt={drawing.poster.kind === 'poster' ? texts.picture : texts.qrOnly} $isCode={drawing.poster.kind === 'qrOnly'} />
        ) : (
          <S.Words role="status">{drawing.step === 'failed' ? texts.failed : texts.drawing}</S.Words>
        )}
      </S.Place>
      {drawing.step === 'drawn' && (
        <S.Foot>
          {canSavePicture(drawing.poster.src) ? <SaveButton image={drawing.poster.src} /> : <S.Hint>{hint}</S.Hint>}
        </S.Foot>
      )}
    </>
  )
}
