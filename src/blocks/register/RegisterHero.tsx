import { GiftArt } from '@/blocks/result/art/GiftArt'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { box } from '@/lib/pageConfig'
import { registerMessages } from './messages'
import * as S from './Register.styles'

export function RegisterHero({ headline, title, cents }: { readonly headline: string; readonly title: string; readonly cents: number | null }) {
  const texts = useMessages(registerMessages)
  return (
    <S.Hero {...box('bgImage')}>
      <S.Title {...box('headline')}>{headline || (cents === null ? texts.giftUnknown : texts.gift(toShortYuan(cents)))}</S.Title>
      <S.Tagline {...box('title')}>{title || texts.promise}</S.Tagline>
      <S.Art>
        <GiftArt />
      </S.Art>
    </S.Hero>
  )
}
