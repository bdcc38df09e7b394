import type { ReactNode } from 'react'
import { useMessages } from '@/lib/i18n'
import type { Person } from '@/services/candle'
import { Avatar } from '@/ui/display/Avatar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { seatMessages } from './messages'
import * as S from './Seats.styles'

export type SeatsProps = {
  /** How many seats there are. */
  readonly goal: number
  /** Who has sat down, in their order. */
  readonly sitters: readonly Person[]
  /** What a full bus gives, in a few words. */
  readonly sign: string
  /** Invites a friend to a free seat; undefined where this user cannot invite. */
  readonly onInvite?: (() => unknown) | undefined
}

const SAMPLE_SEATS = 5

/** At most four, and as many in each row as can be: five are three and two, not four and one. */
export const seatsInRow = (goal: number): number => Math.ceil(goal / Math.ceil(goal / 4))

/** Of a masked number its end, which tells it from others. */
const shortOf = (name: string): string => name.replace(/^\d+\*+(?=\d{4}$)/, '*')

/** A bus with a seat for each friend who is wanted: who sits in it, and which are free. */
export function Seats({ goal, sitters, sign, onInvite }: SeatsProps) {
  const texts = useMessages(seatMessages)
  return (
    <Body sign={sign}>
      <S.List aria-label={texts.label}>
        {Array.from({ length: goal }, (_, at) => {
          const sitter = sitters[at]
          return (
            <S.Place key={sitter?.id ?? `free ${at}`} $inRow={seatsInRow(goal)}>
              {sitter ? (
                <S.Taken $at={at}>
                  <Avatar src={sitter.avatar} name={sitter.name} />
                </S.Taken>
              ) : (
                <S.Free as={onInvite ? 'button' : 'span'} {...(onInvite ? { type: 'button' as const, 'aria-label': `${texts.invite} ${at + 1}`, onClick: () => void onInvite() } : { 'aria-hidden': true })}>
                  {onInvite ? '+' : ''}
                </S.Free>
              )}
              <S.Name aria-hidden>{sitter ? shortOf(sitter.name) : texts.empty}</S.Name>
              <S.Hidden>{sitter ? texts.taken(at + 1, sitter.name) : texts.free(at + 1)}</S.Hidden>
            </S.Place>
          )
        })}
      </S.List>
    </Body>
  )
}

const Body = ({ sign, children }: { readonly sign: string; readonly children: ReactNode }) => (
  <S.Bus>
    {(['front', 'back'] as const).map((at) => (['left', 'right'] as const).map((side) => <S.Wheel key={at + side} $at={at} $side={side} />))}
    <S.Sign>{sign}</S.Sign>
    {children}
  </S.Bus>
)

/** Its place, with as many seats as most rounds have. */
export const SeatsSkeleton = () => (
  <Body sign="">
    <S.List as="div">
      {Array.from({ length: SAMPLE_SEATS }, (_, at) => (
        <S.Place key={at} as="div" $inRow={seatsInRow(SAMPLE_SEATS)}>
          <Skeleton shape="block" width="3rem" height="3.25rem" />
          <S.Name />
        </S.Place>
      ))}
    </S.List>
  </Body>
)
