import { ArrivingPrice } from './ArrivingPrice'
import { GiftMark } from './GiftMark'
import type { RewardStatus } from './resultData'
import * as S from './Ticket.styles'

type TicketProps = {
  /** The field that names the reward, for the preview. */
  readonly box?: string
  readonly name: string
  readonly note: string
  /** The amount of the reward; a gift is drawn where it is not known. */
  readonly cents: number | null
  /** '' without one. */
  readonly stamp: string
  /** Of the reward: the stub of one that was given before is quiet, and the stamp is good news of one that is given. */
  readonly status?: RewardStatus
  /** It was given just now: it turns, and the amount counts up. */
  readonly isArriving?: boolean
}

/** A ride coupon: the amount on its stub, a perforation, and what it is for. */
export function Ticket({ box, name, note, cents, stamp, status = 'given', isArriving = false }: TicketProps) {
  return (
    <S.Ticket data-box={box} $isArriving={isArriving}>
      <S.Stub $isQuiet={status === 'received'}>
        {cents === null ? (
          <GiftMark />
        ) : (
          <S.Amount>
            <ArrivingPrice cents={cents} isArriving={isArriving} />
          </S.Amount>
        )}
      </S.Stub>
      <S.Body>
        <S.Head>
          <S.Name>{name}</S.Name>
          {stamp && <S.Stamp $isQuiet={status !== 'given'}>{stamp}</S.Stamp>}
        </S.Head>
        <S.Note>{note}</S.Note>
      </S.Body>
    </S.Ticket>
  )
}
