import { useEffect, useState } from 'react'
import { useTheme } from 'styled-components'
import { pageHost, type ShareCard } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { Overlay } from '@/ui/Overlay'
import { defaultTheme, font } from '@/ui/theme'
import { shareMessages } from '../messages'
import { drawPoster, type Poster } from './drawPoster'
import * as S from './PosterDialog.styles'
import { useSaveableImage } from './useSaveableImage'

type PosterDialogProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly card: ShareCard
  /** Marketing's picture; '' for our own ground. */
  readonly image: string
  readonly onDrawn: () => void
  readonly onFailed: () => void
}

type Drawing = { readonly step: 'drawing' } | { readonly step: 'drawn'; readonly poster: Poster } | { readonly step: 'failed' }

/** The poster, as a picture to be saved by a long press. */
export function PosterDialog({ isOpen, onClose, ...poster }: PosterDialogProps) {
  const { poster: texts } = useMessages(shareMessages)
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="center" label={texts.title}>
      <S.Panel>
        <PosterPicture {...poster} />
        <S.Close type="button" aria-label={texts.close} onClick={onClose}>
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
            <path d="M4 4l12 12M16 4L4 16" />
          </svg>
        </S.Close>
      </S.Panel>
    </Overlay>
  )
}

function PosterPicture({ card, image, onDrawn, onFailed }: Omit<PosterDialogProps, 'isOpen' | 'onClose'>) {
  const { poster: texts } = useMessages(shareMessages)
  const colour = useTheme().colour ?? defaultTheme.colour
  const [drawing, setDrawing] = useState<Drawing>({ step: 'drawing' })

  useEffect(() => {
    let isCurrent = true
    const { heroFrom: from, heroTo: to, onHero: ink, accent } = colour
    const settle = (next: Drawing, tell: () => void) => {
      if (!isCurrent) return
      setDrawing(next)
      tell()
    }
    drawPoster(card.link, { title: card.title, desc: card.desc, scan: texts.scan }, { from, to, ink, accent, font: font.text, image }).then(
      (poster) => settle({ step: 'drawn', poster }, onDrawn),
      () => settle({ step: 'failed' }, onFailed),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- drawn once for what it was opened with
  }, [])

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
      {drawing.step === 'drawn' && <S.Hint>{hint}</S.Hint>}
    </>
  )
}
