import { TimeLeft } from '@/blocks/home/TimeLeft'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { serverNow, type ServerClock } from '@/lib/time/serverClock'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { Avatar } from '@/ui/display/Avatar'
import { LinkRow } from '@/ui/display/LinkRow'
import { Price } from '@/ui/display/figures/Price'
import { Card } from '@/ui/layout/Card'
import type { Group } from './api'
import * as S from './art/GroupCard.styles'
import type { GroupFace } from './groupFace'
import { groupMessages } from './messages'

type GroupCardProps = { readonly group: Group | undefined; readonly face: Exclude<GroupFace, 'open'>; readonly clock: ServerClock | undefined; readonly onEnd: () => void; /** Where another group may be the better one: the last place may be held by an order. */ readonly onOwn: (() => void) | undefined }

/** Who sits at the table, how many are missing, for how long it waits, and what it costs. */
export function GroupCard({ group, face, clock, onEnd, onOwn }: GroupCardProps) {
  const texts = useMessages(groupMessages)
  const missing = group ? Math.max(0, group.deal.size - group.members.length) : 0
  const words = face === 'join' || face === 'invite' ? texts.needs(missing) : texts.faces[face]
  // No user joins it any more, and nothing is credited.
  const isOver = group?.status === 'expired'
  const end = group && parseShanghaiTime(group.endTime)
  return (
    <Card>
      <S.Status role="status">
        <S.Words>{words}</S.Words>
        {group && face === 'refunded' && <S.Text>{texts.refund(toShortYuan(group.deal.cents))}</S.Text>}
      </S.Status>
      {group && (
        <>
          <S.Seats aria-label={texts.members}>
            {group.members.map(({ id, name, avatar, isLeader }) => (
              <S.Seat key={id}>
                <Avatar src={avatar} name={name} size="3.25rem" />
                {isLeader && <S.Leader>{texts.leader}</S.Leader>}
                <S.Name>{name}</S.Name>
              </S.Seat>
            ))}
            {Array.from({ length: missing }, (_, at) => (
              <S.Seat key={`free ${at}`}>
                <S.Free aria-hidden>{isOver ? '' : '?'}</S.Free>
                <S.Name>{isOver ? texts.vacant : texts.free}</S.Name>
              </S.Seat>
            ))}
          </S.Seats>
          <S.Deal>
            <S.Cost>
              <Price cents={group.deal.cents} isShort />
            </S.Cost>
            {group.deal.usualCents > group.deal.cents && <s>{texts.alone(toShortYuan(group.deal.usualCents))}</s>}
            {group.deal.value > 0 && !isOver && <span>{texts.value(toShortYuan(group.deal.value))}</span>}
          </S.Deal>
          {group.status === 'open' && end !== undefined && (
            <S.Left>
              <TimeLeft label={texts.left} ending={{ endTime: group.endTime, at: end }} now={() => serverNow(clock)} onEnd={onEnd} />
            </S.Left>
          )}
          {onOwn && <LinkRow label={texts.again.over} onClick={onOwn} />}
        </>
      )}
    </Card>
  )
}
