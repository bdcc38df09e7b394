import { inviteTone } from '@/features/invite'
import type { InviteRow as Invite } from '@/services/candle'
import { useMessages } from '@/lib/i18n'
import { Avatar } from '@/ui/display/Avatar'
import { Tag } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { listMessages } from '../messages'
import type { RowProps } from '../RowList'
import { RowAmount } from './RowAmount'
import * as S from './Row.styles'

/** The server's words on what is still to be done name the sum: it does not stand beside them as if it were earned. */
const namesSum = (status: Invite['status'], noteText: string): boolean => status !== 'rewarded' && /¥\s?\d/.test(noteText)

type InviteRowProps = RowProps<Invite> & {
  /** A friend who has still something to do can be reminded (`onOpen`). */
  readonly canRemind?: boolean
}

/** One friend: how far they have come, what is still to be done until when, or why they do not count. */
export function InviteRow({ row: { name, avatar, registeredAt, status, statusName, note, deadline, cents }, canRemind = false, onOpen }: InviteRowProps) {
  const texts = useMessages(listMessages)
  const isInvalid = status === 'invalid'
  const noteText = texts.serverWords(note)
  const statusText = texts.inviteStatus(status, statusName)
  const isReminded = canRemind && status === 'inProgress'
  return (
    <S.Box>
      <S.Line $isFaded={isInvalid}>
        <Avatar src={avatar} name={name} />
        <S.Who>
          <S.Name $isFaded={isInvalid}>{name}</S.Name>
          {registeredAt && (
            <S.Fact>
              <NoBreakDates>{texts.registered(registeredAt)}</NoBreakDates>
            </S.Fact>
          )}
        </S.Who>
        <S.Outcome>
          {cents > 0 && !isInvalid && !namesSum(status, noteText) && <RowAmount cents={cents} isPaid={status === 'rewarded'} />}
          {statusText && <Tag tone={inviteTone[status]}>{statusText}</Tag>}
        </S.Outcome>
      </S.Line>
      {(noteText || deadline || isReminded) && (
        <S.Note>
          {noteText && <span>{noteText}</span>}
          {deadline && (
            <span>
              <NoBreakDates>{texts.deadline(deadline)}</NoBreakDates>
            </span>
          )}
          {isReminded && (
            <S.NoteAction type="button" aria-label={`${texts.remind} ${name}`} onClick={onOpen}>
              {texts.remind}
            </S.NoteAction>
          )}
        </S.Note>
      )}
    </S.Box>
  )
}
