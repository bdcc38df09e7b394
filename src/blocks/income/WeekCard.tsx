import type { ReactNode } from 'react'
import { listMessages } from '@/blocks/list/messages'
import { useMessages } from '@/lib/i18n'
import { daysOfWeek, settlementDay, settlementWeek } from '@/lib/time/settlementWeek'
import { figuresFit } from '@/ui/display/figures/figuresFit'
import { Price } from '@/ui/display/figures/Price'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { incomeMessages } from './messages'
import * as S from './WeekCard.styles'

/** Integer cents, of the week and in all; and the drivers who joined in the week. */
export type WeekEarned = { readonly weekCents: number; readonly weekInvited: number; readonly totalCents: number }

type WeekCardProps = {
  /** Epoch ms by the server's clock; undefined while nothing is known: the places of it all. */
  readonly now: number | undefined
  /** Undefined where it is not known. */
  readonly earned: WeekEarned | undefined
  /** What is the matter with the account. */
  readonly notice?: string
}

/** The settlement week that is under way: how far it is, what it has brought, and when it is settled. */
export function WeekCard({ now, earned, notice = '' }: WeekCardProps) {
  const texts = useMessages(incomeMessages).thisWeek
  const shared = useMessages(listMessages)
  const days = now === undefined ? undefined : daysOfWeek(settlementWeek(now))
  const today = now === undefined ? -1 : settlementDay(now)
  const place = (width: string, known: ReactNode) => (days ? known : <Skeleton shape="text" width={width} height="1em" />)
  return (
    <S.Slip aria-label={texts.title}>
      <S.Head>
        <S.Title>
          {texts.title} {days && <NoBreakDates>{shared.week(days.first, days.last)}</NoBreakDates>}
        </S.Title>
        <S.Fact>{days && <NoBreakDates>{shared.weekSettled(days.settled)}</NoBreakDates>}</S.Fact>
      </S.Head>
      <S.Days {...(days && { 'role': 'img', 'aria-label': texts.dayOf(today) })}>
        {Array.from(texts.days, (name, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- a week's days
          <S.Day key={day} $state={day < today ? 'past' : day === today ? 'today' : 'ahead'} aria-hidden>
            {days ? name : '\u00a0'}
          </S.Day>
        ))}
      </S.Days>
      <S.Figures as={days ? 'dl' : 'div'}>
        <S.Figure $isLarge>
          <S.Label as={days ? 'dt' : 'p'}>{texts.income}</S.Label>
          <S.Value as={days ? 'dd' : 'div'} $isLarge style={figuresFit(earned?.weekCents, 7, 2.25)}>
            {place('8rem', <Price cents={earned?.weekCents} />)}
          </S.Value>
        </S.Figure>
        <S.Figure>
          <S.Label as={days ? 'dt' : 'p'}>{texts.invited}</S.Label>
          <S.Value as={days ? 'dd' : 'div'}>{place('3rem', texts.people(earned ? String(earned.weekInvited) : '--'))}</S.Value>
        </S.Figure>
      </S.Figures>
      {notice && <S.CardNotice role="status">{notice}</S.CardNotice>}
      <S.Stub>
        {texts.total}
        <S.Total style={figuresFit(earned?.totalCents, 9, 1.125, 2)}>{place('6rem', <Price cents={earned?.totalCents} />)}</S.Total>
      </S.Stub>
    </S.Slip>
  )
}
