import { Ticket } from '@/blocks/result/Ticket'
import { useMessages } from '@/lib/i18n'
import { Avatar } from '@/ui/display/Avatar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { registerMessages } from './messages'
import type { Offer } from './offer'
import * as S from './Register.styles'

export type RegisterLeadProps = {
  readonly offer: Offer
  /** Marketing's name of the reward; '' for the standard one. */
  readonly rewardText: string
}

/** Who invites, and the reward that waits. */
export function RegisterLead({ offer, rewardText }: RegisterLeadProps) {
  const texts = useMessages(registerMessages)
  const { status, inviter, cents } = offer
  return (
    <>
      {status === 'asked' && (
        <S.Inviter aria-hidden>
          <Skeleton width="55%" style={{ marginLeft: '0.75rem' }} />
        </S.Inviter>
      )}
      {inviter && (
        <S.Inviter>
          <Avatar src={inviter.avatar} name={inviter.name} size="2.25rem" />
          <S.InviterWords>
            <S.Name>{inviter.name}</S.Name> {texts.invitedBy}
          </S.InviterWords>
        </S.Inviter>
      )}
      {status === 'invalid' && <S.Invalid role="status">{texts.invalid}</S.Invalid>}
      <Ticket box="rewardText" name={rewardText || texts.reward} note={texts.note} cents={cents} stamp={texts.stamp} />
    </>
  )
}
