import { GiftArt } from '@/blocks/result/art/GiftArt'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { registerMessages } from './messages'
import * as S from './Register.styles'

export function RegisterHero({ title, cents }: { readonly title: string; readonly cents: number | null }) {
  const texts = useMessages(registerMessages)
  return (
    <S.Hero>
      <S.Title>{title || (cents === null ? texts.giftUnknown : texts.gift(toShortYuan(cents)))}</S.Title>
      <S.Promise>{texts.promise}</S.Promise>
      <S.Art>
        <GiftArt />
      </S.Art>
    </S.Hero>
  )
}
