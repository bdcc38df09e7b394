import type { RecordBodyProps } from '@/blocks/record/recordPage'
import { useTimeLeft } from '@/blocks/home/useTimeLeft'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { box, longText } from '@/lib/pageConfig'
import type { ServerClock } from '@/lib/time/serverClock'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { useServerClock } from '@/lib/time/useServerClock'
import { CountdownTiles } from '@/ui/display/figures/CountdownTiles'
import { LinkRow } from '@/ui/display/LinkRow'
import { Price } from '@/ui/display/figures/Price'
import { Ring } from '@/ui/display/figures/Ring'
import { Strip } from '@/ui/display/Strip'
import { Tag } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Card } from '@/ui/layout/Card'
import { uiMessages } from '@/ui/messages'
import type { AwardRecord } from './api'
import { shareOf, TONES } from './AwardRow'
import * as S from './art/AwardDetail.styles'
import { LadderTable } from './LadderTable'
import { awardMessages } from './messages'

export const detailFields = { notes: longText('活动说明') }

/** One award: how far it is and how long it lasts, what each step brings, and the way to the orders behind it. */
export function AwardDetail({ record, title, config: { notes }, actions: { open, reload } }: RecordBodyProps<AwardRecord, typeof detailFields>) {
  const texts = useMessages(awardMessages)
  const { yuanSign } = useMessages(uiMessages)
  const { name, first, last, finished, target, earned, status, endTime, judged, steps, clock } = record
  const next = status === 'underWay' ? steps.find(({ orders }) => orders > finished) : undefined
  const end = parseShanghaiTime(endTime)
  const ending = status === 'underWay' ? end : undefined
  return (
    <>
      <Card title={title} box="title" extra={texts.status[status] && <Tag tone={TONES[status]}>{texts.status[status]}</Tag>}>
        <S.Dial>
          <Ring share={shareOf(record)} size="9rem" isFaded={status === 'missed'}>
            <S.Done>{finished}</S.Done>
            <S.Target>/{texts.orderCount(target)}</S.Target>
          </Ring>
        </S.Dial>
        <S.Name>{name}</S.Name>
        <S.Fact>{texts.progress(finished, target)}</S.Fact>
        <S.Fact>{texts.period(first, last)}</S.Fact>
        {ending !== undefined && <TimeLeft endTime={endTime} at={ending} clock={clock} onReload={reload} />}
        {ending === undefined && endTime && status !== 'underWay' && (
          <S.Fact>
            <NoBreakDates>{texts.ended(endTime.slice(0, 16), end !== undefined && clock !== undefined && end < clock.serverTime)}</NoBreakDates>
          </S.Fact>
        )}
        <S.Sum>
          {texts.earned} <Price cents={earned} />
        </S.Sum>
      </Card>
      {steps.length > 0 && (
        <Card title={texts.ladder}>
          {next && <Strip>{texts.next(next.orders - finished, `${yuanSign}${toShortYuan(next.cents)}`)}</Strip>}
          {steps.every(({ orders }) => orders <= finished) && <Strip $isDone>{texts.allReached}</Strip>}
          <LadderTable steps={steps} finished={finished} isOver={status !== 'underWay' && status !== 'unknown'} />
        </Card>
      )}
      <Card>
        <LinkRow label={texts.counted} value={texts.orderCount(judged)} onClick={() => open('orderDetail')} />
      </Card>
      {notes && (
        <Card title={texts.notes}>
          <S.Notes {...box('notes')}>{notes}</S.Notes>
        </Card>
      )}
    </>
  )
}

type TimeLeftProps = { readonly endTime: string; readonly at: number; readonly clock: ServerClock | undefined; readonly onReload: () => void }

/** By the server's clock. Ticks alone: the page around it is not drawn again each second. */
function TimeLeft({ endTime, at, clock, onReload }: TimeLeftProps) {
  const { timeLeft } = useMessages(awardMessages)
  const now = useServerClock(clock, onReload)
  const msLeft = useTimeLeft({ endTime, at }, onReload, now)
  return (
    <S.Countdown>
      <S.CountdownLabel>{timeLeft}</S.CountdownLabel>
      <CountdownTiles msLeft={msLeft} />
    </S.Countdown>
  )
}
