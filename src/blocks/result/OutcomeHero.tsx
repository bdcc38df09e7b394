import type { ComponentType } from 'react'
import type { HeroProps } from '@/ui/layout/Hero'
import { FriendsArt } from './art/FriendsArt'
import { GiftArt } from './art/GiftArt'
import type { ResultLook } from './resultData'
import * as S from './ResultView.styles'

const headOf =
  (Art: ComponentType): ComponentType<HeroProps> =>
  (words) => (
    <S.OutcomeHero
      {...words}
      background={<S.Light />}
      scene={
        <S.Art>
          <Art />
        </S.Art>
      }
    />
  )

const gift = headOf(GiftArt)

/** The heads of a campaign that has none of its own. */
export const heads: Readonly<Record<ResultLook, ComponentType<HeroProps>>> = { gift, received: gift, friends: headOf(FriendsArt) }
