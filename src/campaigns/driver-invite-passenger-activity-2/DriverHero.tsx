import type { ComponentType, FunctionComponent } from 'react'
import styled from 'styled-components'
import type { HeroProps } from '@/ui/layout/Hero'
import { Scene } from '@/ui/layout/Hero.styles'
import { sceneFirst } from '@/ui/layout/HeroBelowScene'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { headline } from '@/ui/layout/headline'
import { fadedFoot } from '@/ui/theme'
import { AtKerb } from './art/AtKerb'
import { BackSeat } from './art/BackSeat'
import { CarFront } from './art/CarFront'

/** The scene first, in daylight; the words below it, from the left. */
export const SceneAboveWords = styled(HeroFromLeft).attrs({ isSceneFirst: true })`
  padding: 0 0 4.25rem;
  ${sceneFirst}

  ${Scene} {
    margin: 0 0 0.875rem;
    ${fadedFoot}
  }

  h1 {
    ${headline}
    line-height: 1.25;
  }
`

const withScene =
  (Picture: ComponentType): FunctionComponent<HeroProps> =>
  (words) => <SceneAboveWords {...words} scene={<Picture />} />

export const RegisterHero = withScene(CarFront)
export const GiftHero = withScene(() => <AtKerb says="gift" />)
export const ReceivedHero = withScene(() => <AtKerb says="received" />)
export const FriendsHero = withScene(() => <AtKerb says="friends" />)
export const GuideHero = withScene(BackSeat)
