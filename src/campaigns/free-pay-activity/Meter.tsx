import { useMessages } from '@/lib/i18n'
import { toYuan } from '@/lib/money'
import type { Fare } from './api'
import * as S from './art/Meter.styles'
import { freePayMessages } from './messages'

/** The taxi's meter: what the ride costs, and struck through what it then costs once it is free, or before that where it surely will be: a chance promises nothing. Without a ride that takes part, how to have one. */
export function Meter({ fare, isFree }: { readonly fare: Fare | null; readonly isFree: boolean | undefined }) {
  const texts = useMessages(freePayMessages)
  const isWon = isFree === true
  const isStruck = isFree ?? fare?.mode === 'sure'
  return (
    <S.Body>
      <S.Sign aria-hidden>TAXI</S.Sign>
      {fare === null ? (
        <S.Display>
          <S.Title>{texts.none.title}</S.Title>
          <S.Line>{texts.none.text}</S.Line>
        </S.Display>
      ) : (
        <S.Display>
          <S.Ride>{texts.ofRide(fare.at, fare.route)}</S.Ride>
          <S.Figures>
            <S.Label>{texts.fare}</S.Label>
            {isStruck ? <s>{`¥${toYuan(fare.cents)}`}</s> : <span>{`¥${toYuan(fare.cents)}`}</span>}
          </S.Figures>
          {isStruck && (
            <S.Figures $isDue={isWon}>
              <S.Label>{isWon ? texts.due : texts.sureDue}</S.Label>
              <strong>¥0.00</strong>
            </S.Figures>
          )}
          <S.Line role="status">{isFree === undefined ? texts.mode[fare.mode] : isFree ? texts.back : texts.lost.title}</S.Line>
        </S.Display>
      )}
    </S.Body>
  )
}
