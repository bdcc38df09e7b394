import type { ComponentType } from 'react'
import { GiftArt } from '@/blocks/result/art/GiftArt'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import type { HeroProps } from '@/ui/layout/Hero'
import { registerMessages } from './messages'
import * as S from './Register.styles'

/** What waits, in figures where they are known, and what it is called; `promise` where more than a login is needed to get it. */
export type OfferTexts = { readonly gift: (yuan: string) => string; readonly giftUnknown: string; readonly reward: string; readonly promise?: string }

/** The hook that gives a page's words: those of the campaign, or the usual ones. */
export const offerTextsHook =
  (useOwn: () => OfferTexts = () => useMessages(registerMessages)) =>
  (): Required<OfferTexts> => ({ promise: useMessages(registerMessages).promise, ...useOwn() })

type RegisterHeroProps = { readonly Hero: ComponentType<HeroProps>; readonly headline: string; readonly title: string; readonly cents: number | null; readonly texts: Required<OfferTexts> }

/** The words of the head: the offer, in figures where they are known. */
export function RegisterHero({ Hero, headline, title, cents, texts }: RegisterHeroProps) {
  return <Hero headline={headline || (cents === null ? texts.giftUnknown : texts.gift(toShortYuan(cents)))} subline={title || texts.promise} sublineBox="title" />
}

/** The head of a campaign that has none of its own. */
export function GiftHero(words: HeroProps) {
  return (
    <S.OfferHero
      {...words}
      scene={
        <S.Art>
          <GiftArt />
        </S.Art>
      }
    />
  )
}
