import { Ticket } from '@/blocks/result/Ticket'
import { useMessages } from '@/lib/i18n'
import { Avatar } from '@/ui/display/Avatar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { InvitedPlace } from './InvitedPlace'
import { registerMessages } from './messages'
import type { Offer } from './offer'
import * as S from './Register.styles'

export type RegisterLeadProps = {
  readonly offer: Offer
  /** Marketing's name of the reward; '' for the standard one. */
  readonly rewardText: string
}

const inviterSkeleton = (
  <div style={{ paddingBottom: '0.75rem' }}>
    <Card>
      <Skeleton width="55%" height="0.5rem" />
    </Card>
  </div>
)

/** The places of inviter and ticket. */
export const RegisterLeadSkeleton = () => (
  <>
    <InvitedPlace>{inviterSkeleton}</InvitedPlace>
    <Card>
      <Skeleton shape="block" height="4.25rem" />
    </Card>
  </>
)

/** Who invites, and the reward that waits. */
export function RegisterLead({ offer, rewardText }: RegisterLeadProps) {
  const texts = useMessages(registerMessages)
  return (
    <>
      <InviterLine offer={offer} />
      <Ticket box="rewardText" name={rewardText || texts.reward} note={texts.note} cents={offer.cents} stamp={texts.stamp} />
    </>
  )
}

/** The inviter, where there is one; or that the code belongs to no user. */
export function InviterLine({ offer: { status, inviter } }: Pick<RegisterLeadProps, 'offer'>) {
  const texts = useMessages(registerMessages)
  return (
    <>
      {status === 'asked' && inviterSkeleton}
      {inviter && (
        <S.Inviter>
          <Avatar src={inviter.avatar} name={inviter.name} size="2.25rem" />
          <S.InviterWords>
            <S.Name>{inviter.name}</S.Name> {texts.invitedBy}
          </S.InviterWords>
        </S.Inviter>
      )}
      {status === 'invalid' && <S.Invalid role="status">{texts.invalid}</S.Invalid>}
    </>
  )
}
