import { ArrivingPrice } from './ArrivingPrice'
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
  /** Nothing new was given. */
  readonly isQuiet?: boolean
  /** What the stamp says is good news. */
  readonly isSure?: boolean
  /** It was given just now: it turns, and the amount counts up. */
  readonly isArriving?: boolean
}

/** A ride coupon: the amount on its stub, a perforation, and what it is for. */
export function Ticket({ box, name, note, cents, stamp, isQuiet = false, isSure = !isQuiet, isArriving = false }: TicketProps) {
  return (
    <S.Ticket data-box={box} $isArriving={isArriving}>
      <S.Stub $isQuiet={isQuiet}>
        {cents === null ? (
          <S.Gift viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
            <path d="M7 16h34v8H7zM10 24h28v17H10zM24 16v25M24 16c-3-9-13-10-12-4 1 4 7 4 12 4zm0 0c3-9 13-10 12-4-1 4-7 4-12 4z" />
          </S.Gift>
        ) : (
          <S.Amount>
            <ArrivingPrice cents={cents} isArriving={isArriving} />
          </S.Amount>
        )}
      </S.Stub>
      <S.Body>
        {stamp && <S.Stamp $isQuiet={!isSure}>{stamp}</S.Stamp>}
        <S.Name>{name}</S.Name>
        <S.Note>{note}</S.Note>
      </S.Body>
    </S.Ticket>
  )
}
