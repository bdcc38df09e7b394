import type { ComponentType, FunctionComponent } from 'react'
import styled from 'styled-components'
import type { HeroProps } from '@/ui/layout/Hero'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { headline } from '@/ui/layout/headline'
import { landscapeScreen } from '@/ui/overlay/sheetHeight'
import { AtKerb } from './art/AtKerb'
import { BackSeat } from './art/BackSeat'
import { CarFront } from './art/CarFront'

/** The scene first, from edge to edge and in daylight; the words below it, from the left. On a phone that lies the scene alone would fill the screen: the words come first. */
export const SceneAboveWords = styled(HeroFromLeft)`
  display: flex;
  flex-direction: column;
  padding: 0 0 4.25rem;

  > :last-child {
    order: -1;
    width: 100%;
    max-width: none;
    margin: 0 0 0.875rem;
  }

  @media ${landscapeScreen} {
    > :last-child {
      order: 0;
    }
  }

  h1 {
    ${headline}
    line-height: 1.25;
  }
`

const withScene =
  (Scene: ComponentType): FunctionComponent<HeroProps> =>
  (words) => <SceneAboveWords {...words} scene={<Scene />} />

export const RegisterHero = withScene(CarFront)
export const GiftHero = withScene(() => <AtKerb says="gift" />)
export const ReceivedHero = withScene(() => <AtKerb says="received" />)
export const FriendsHero = withScene(() => <AtKerb says="friends" />)
export const GuideHero = withScene(BackSeat)
