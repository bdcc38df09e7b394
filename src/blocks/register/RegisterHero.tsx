import { GiftArt } from '@/blocks/result/art/GiftArt'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { registerMessages } from './messages'
import * as S from './Register.styles'

export function RegisterHero({ headline, title, cents }: { readonly headline: string; readonly title: string; readonly cents: number | null }) {
  const texts = useMessages(registerMessages)
  return (
    <S.OfferHero
      headline={headline || (cents === null ? texts.giftUnknown : texts.gift(toShortYuan(cents)))}
      subline={title || texts.promise}
      sublineBox="title"
      scene={
        <S.Art>
          <GiftArt />
        </S.Art>
      }
    />
  )
}
