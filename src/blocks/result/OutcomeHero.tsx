import type { ComponentType, FunctionComponent } from 'react'
import type { HeroProps } from '@/ui/layout/Hero'
import { FriendsArt } from './art/FriendsArt'
import { GiftArt } from './art/GiftArt'
import type { ResultLook } from './resultData'
import * as S from './ResultView.styles'

/** `isGiven`: a reward was confirmed; `isArriving`: just now. */
export type OutcomeHeroProps = HeroProps & { readonly isGiven: boolean; readonly isArriving: boolean }

/** A head with a picture of its own. */
export const headOf =
  (Art: ComponentType<{ readonly isCalm: boolean }>): FunctionComponent<OutcomeHeroProps> =>
  ({ isGiven, isArriving, ...words }) => (
    <S.OutcomeHero
      {...words}
      background={isGiven && <S.Light />}
      scene={
        <S.Art $isArriving={isArriving}>
          <Art isCalm={!isGiven} />
        </S.Art>
      }
    />
  )

const gift = headOf(GiftArt)

/** The heads of a campaign that has none of its own. */
export const heads: Readonly<Record<ResultLook, FunctionComponent<OutcomeHeroProps>>> = { gift, received: gift, waiting: gift, friends: headOf(() => <FriendsArt />) }
