import type { ReactNode } from 'react'
import { useImage } from '@/ui/display/useImage'
import * as S from './Hero.styles'

export type HeroProps = {
  readonly className?: string
  readonly headline: string
  /** The configured field that the headline shows; the preview marks it. */
  readonly headlineBox?: string
  readonly subline?: string
  readonly sublineBox?: string
  /** Marketing's own picture; the scene is drawn without one, or when it cannot be loaded. */
  readonly image?: string | undefined
  /** Decoration behind everything, as large as the hero (light, rain); not drawn with marketing's picture. */
  readonly background?: ReactNode
  /** The line at the top: a ticker first, then the tabs. `null` keeps its room empty. */
  readonly top?: ReactNode
  /** Between the title and the scene: a countdown. `null` keeps its room empty. */
  readonly below?: ReactNode
  readonly scene?: ReactNode
  /** The scene stands above the words, in the document too: words that came first would be pushed down while a slow document arrives. */
  readonly isSceneFirst?: boolean
}

/** The coloured head of a page, in slots. A campaign changes its looks by `styled(Hero)`. The names in `data-box` are the fields that the preview marks. */
export function Hero({ className, headline, headlineBox = 'headline', subline, sublineBox = 'subline', image, background, top, below, scene, isSceneFirst = false }: HeroProps) {
  const { src, onError } = useImage(image)
  const hasImage = src !== undefined
  const picture = scene && <S.Scene $isHidden={hasImage}>{scene}</S.Scene>
  return (
    <S.Hero className={className} data-box="bgImage">
      {hasImage ? <S.Image src={src} alt="" onError={onError} /> : background && <S.Fill>{background}</S.Fill>}
      {top !== undefined && <S.Top>{top}</S.Top>}
      {isSceneFirst && picture}
      <S.Words $isHidden={hasImage}>
        <S.Headline data-box={headlineBox}>{headline}</S.Headline>
        {subline && <S.Subline data-box={sublineBox}>{subline}</S.Subline>}
      </S.Words>
      {below !== undefined && <S.Below>{below}</S.Below>}
      {!isSceneFirst && picture}
    </S.Hero>
  )
}

type HeroTabProps = { readonly label: string; readonly name?: string; readonly box: string; readonly onClick: () => unknown }

/** `name` is the whole name for screen readers, where the label is a short one. */
export function HeroTab({ label, name, box, onClick }: HeroTabProps) {
  return (
    <S.Tab data-box={box} type="button" aria-label={name} onClick={() => void onClick()}>
      <S.TabFace>{label}</S.TabFace>
    </S.Tab>
  )
}
