import { useState, type ReactNode } from 'react'
import { box } from '@/lib/pageConfig'
import { CashScene } from '../../art/CashScene'
import { CoinRain } from '../../art/CoinRain'
import { Rays } from '../../art/Rays'
import * as S from './HomeHero.styles'

type HomeHeroProps = {
  readonly headline: string
  readonly subline: string
  /** Marketing's own picture; the scene is drawn without one, or when it cannot be loaded. */
  readonly image?: string
  /** The moving line of winners; its place is kept while it is on its way. */
  readonly ticker?: ReactNode
  readonly countdown?: ReactNode
  /** Small ways out in the corner of the screen. */
  readonly tabs?: ReactNode
}

export function HomeHero({ headline, subline, image = '', ticker, countdown, tabs }: HomeHeroProps) {
  const [broken, setBroken] = useState<string>()
  const hasImage = image !== '' && image !== broken
  return (
    <S.Hero {...box('bgImage')}>
      {hasImage ? (
        <S.Image src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        <S.Light>
          <Rays />
          <CoinRain />
        </S.Light>
      )}
      <S.Top>
        <S.Ticker>{ticker}</S.Ticker>
        {tabs}
      </S.Top>
      <S.Words $isHidden={hasImage}>
        <S.Headline {...box('headline')}>{headline}</S.Headline>
        <S.Subline {...box('subline')}>{subline}</S.Subline>
      </S.Words>
      <S.Countdown>{countdown}</S.Countdown>
      <S.Scene $isHidden={hasImage}>
        <CashScene />
      </S.Scene>
    </S.Hero>
  )
}
