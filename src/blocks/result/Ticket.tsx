import { Price } from '@/ui/display/Price'
import * as S from './Ticket.styles'

type TicketProps = {
  /** The field that names the reward, for the preview. */
  readonly box?: string
  readonly name: string
  readonly note: string
  /** The amount of a reward that was given just now; a gift is drawn where it is not known. */
  readonly cents: number | null
  readonly stamp: string
  /** Nothing new was given. */
  readonly isQuiet?: boolean
}

/** A ride coupon: the amount on its stub, a perforation, and what it is for. */
export function Ticket({ box, name, note, cents, stamp, isQuiet = false }: TicketProps) {
  return (
    <S.Ticket data-box={box}>
      <S.Stub $isQuiet={isQuiet}>
        {cents === null ? (
          <S.Gift viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
            <path d="M7 16h34v8H7zM10 24h28v17H10zM24 16v25M24 16c-3-9-13-10-12-4 1 4 7 4 12 4zm0 0c3-9 13-10 12-4-1 4-7 4-12 4z" />
          </S.Gift>
        ) : (
          <S.Amount>
            <Price cents={cents} isShort />
          </S.Amount>
        )}
      </S.Stub>
      <S.Body>
        <S.Stamp $isQuiet={isQuiet}>{stamp}</S.Stamp>
        <S.Name>{name}</S.Name>
        <S.Note>{note}</S.Note>
      </S.Body>
    </S.Ticket>
  )
}
