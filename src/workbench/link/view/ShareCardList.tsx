import { useMessages } from '@/lib/i18n'
import { linkMessages } from '../messages'
import type { ChatCard } from '../shareCards'
import * as S from './cards.styles'

/** The cards of a link, each as its chat draws it. `here` stands in for the site's origin, which this computer may not reach. */
export function ShareCardList({ cards, origin, here }: { readonly cards: readonly ChatCard[]; readonly origin: string; readonly here: string }) {
  const { build } = useMessages(linkMessages)
  return (
    <S.Cards aria-label={build.cards}>
      {cards.map((card) => (
        <li key={card.chat}>
          <h4>{build.chats[card.chat]}</h4>
          <OneCard card={card.imgUrl.startsWith(`${origin}/`) ? { ...card, imgUrl: here + card.imgUrl.slice(origin.length) } : card} />
        </li>
      ))}
    </S.Cards>
  )
}

function OneCard({ card }: { readonly card: ChatCard }) {
  const { chat, title, desc } = card
  const { build } = useMessages(linkMessages)
  if (chat === 'moments') {
    return (
      <S.Moments>
        <Thumb card={card} side="40px" />
        <S.Title>{title}</S.Title>
      </S.Moments>
    )
  }
  if (chat === 'mini') {
    return (
      <S.Mini>
        <S.Title>{title}</S.Title>
        <Thumb card={card} side="100%" ratio="5 / 4" />
        <footer>{build.chats.mini}</footer>
      </S.Mini>
    )
  }
  return (
    <S.Chat>
      <S.Title>{title}</S.Title>
      <div>
        <S.Desc>{desc}</S.Desc>
        <Thumb card={card} side="52px" />
      </div>
    </S.Chat>
  )
}

function Thumb({ card: { imgUrl }, side, ratio = '1' }: { readonly card: ChatCard; readonly side: string; readonly ratio?: string }) {
  const { build } = useMessages(linkMessages)
  return (
    <S.Picture $side={side} $ratio={ratio}>
      {imgUrl ? <img src={imgUrl} alt="" /> : build.noPicture}
    </S.Picture>
  )
}
