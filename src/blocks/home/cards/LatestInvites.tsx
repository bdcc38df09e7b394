import { inviteTone } from '@/features/invite'
import type { InviteRow } from '@/services/candle'
import { useMessages } from '@/lib/i18n'
import { Avatar } from '@/ui/display/Avatar'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { ForwardButton } from '@/ui/form/ForwardButton'
import { Price } from '@/ui/display/figures/Price'
import { Strip } from '@/ui/display/Strip'
import { Tag } from '@/ui/display/Tag'
import * as S from './LatestInvites.styles'
import { homeMessages } from '../messages'

type LatestInvitesProps = {
  readonly invites: readonly InviteRow[]
  readonly isLoggedIn: boolean
  /** Undefined where there is no list of all of them. */
  readonly onViewAll?: (() => void) | undefined
  /** Undefined where the user cannot invite any more. */
  readonly onInvite?: (() => unknown) | undefined
  readonly onLogin: () => void
  /** What is still to come, in one line over the friends. */
  readonly lead?: string | undefined
  /** Reminds a friend of what is still to be done; undefined where nothing can come of it any more. */
  readonly onRemind?: ((invite: InviteRow) => unknown) | undefined
}

/** The newest friends of the user, or why there are none to see. */
export function LatestInvites({ invites, isLoggedIn, onViewAll, onInvite, onLogin, lead, onRemind }: LatestInvitesProps) {
  const messages = useMessages(homeMessages)
  const extra = invites.length > 0 && onViewAll && (
    <ForwardButton type="button" onClick={onViewAll}>
      {messages.viewAll}
    </ForwardButton>
  )
  return (
    <Card title={messages.latest} extra={extra}>
      {lead && <Strip>{lead}</Strip>}
      {invites.length > 0 ? (
        <ul>
          {invites.map((invite) => (
            <InviteLine key={invite.id} invite={invite} onRemind={onRemind} />
          ))}
        </ul>
      ) : (
        <S.Empty>
          <S.EmptyArt viewBox="0 0 96 64" fill="currentColor" aria-hidden>
            <ellipse cx="48" cy="58" rx="38" ry="5" fillOpacity=".1" />
            <circle cx="34" cy="24" r="11" fillOpacity=".2" />
            <path d="M14 54c0-12 9-18 20-18s20 6 20 18z" fillOpacity=".32" />
            <circle cx="66" cy="28" r="9" fillOpacity=".1" stroke="currentColor" strokeOpacity=".45" strokeDasharray="4 3" />
            <path d="M49 55c0-10 7-15 17-15s17 5 17 15" fillOpacity=".05" stroke="currentColor" strokeOpacity=".45" strokeDasharray="4 3" />
            <path d="M82 8v12M76 14h12" stroke="currentColor" strokeOpacity=".7" strokeWidth="3" strokeLinecap="round" />
          </S.EmptyArt>
          <p>{isLoggedIn ? messages.noInvites : messages.loginForInvites}</p>
          {(!isLoggedIn || onInvite) && (
            <S.Way>
              <Button kind="secondary" size="medium" onClick={() => void (isLoggedIn ? onInvite?.() : onLogin())}>
                {isLoggedIn ? messages.inviteNow : messages.login}
              </Button>
            </S.Way>
          )}
        </S.Empty>
      )}
    </Card>
  )
}

type InviteLineProps = { readonly invite: InviteRow } & Pick<LatestInvitesProps, 'onRemind'>

function InviteLine({ invite, onRemind }: InviteLineProps) {
  const { name, avatar, registeredAt, status, statusName, note, cents } = invite
  const { inviteStatus, inviteNote, remind } = useMessages(homeMessages)
  const noteText = inviteNote(note)
  const statusText = inviteStatus(status, statusName)
  const canRemind = onRemind && status === 'inProgress'
  const isInvalid = status === 'invalid'
  const isRewarded = status === 'rewarded'
  return (
    <S.Row $isFaded={isInvalid}>
      <Avatar src={avatar} name={name} />
      <S.Who>
        <S.Name>{name}</S.Name>
        <S.When>{registeredAt}</S.When>
      </S.Who>
      <S.Outcome>
        {cents > 0 && !isInvalid && (
          <S.Amount $isPending={!isRewarded}>
            {isRewarded && '+'}
            <Price cents={cents} />
          </S.Amount>
        )}
        {statusText && <Tag tone={inviteTone[status]}>{statusText}</Tag>}
      </S.Outcome>
      {(noteText || canRemind) && <S.Note>{noteText}</S.Note>}
      {canRemind && (
        <S.Remind type="button" aria-label={`${remind} ${name}`} onClick={() => void onRemind(invite)}>
          {remind}
        </S.Remind>
      )}
    </S.Row>
  )
}
