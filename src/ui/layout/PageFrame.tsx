import { useEffect, type ReactNode } from 'react'
import * as S from './PageFrame.styles'
import { useImage } from '@/ui/display/useImage'

type PageFrameProps = {
  /** The title of the document. */
  readonly title?: string | undefined
  /** A picture over the top of the page, as wide as the page; the page colour is behind it, and remains when it cannot be loaded. */
  readonly background?: string | undefined
  /** Called when it cannot be loaded, for a page whose texts are in the picture and which renders a head instead. */
  readonly onBackgroundFailed?: () => void
  /** Coloured head of the page; the content's first card overlaps its lower edge by 3 rem. */
  readonly hero?: ReactNode
  /** `false` pins the page to the screen (spec 1 §3, canPageScroll). */
  readonly canScroll?: boolean
  readonly children: ReactNode
}

/** Every page: its title, its colours, the screen's safe areas, and the one `<main>`. */
export function PageFrame({ title, background, onBackgroundFailed, hero, canScroll = true, children }: PageFrameProps) {
  const { src, onError } = useImage(background)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  const fail = (): void => {
    onError()
    onBackgroundFailed?.()
  }
  return (
    <S.Frame data-page $canScroll={canScroll}>
      <S.Column>
        {src && <S.Background src={src} alt="" onError={fail} />}
        {hero && <S.Hero>{hero}</S.Hero>}
        <S.Main $overlap={Boolean(hero)}>{children}</S.Main>
      </S.Column>
    </S.Frame>
  )
}
