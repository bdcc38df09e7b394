import { InviterLine, type RegisterLeadProps } from '@/blocks/register/RegisterLead'
import { registerMessages } from '@/blocks/register/messages'
import { Ticket } from '@/blocks/result/Ticket'
import { useMessages } from '@/lib/i18n'
import { OfferedCoupon } from './CouponCard'
import { couponMessages } from './messages'

/** Who invites, and the coupon that waits: what it is worth, from which price on, for how long. */
export function CouponLead({ offer, rewardText, note: own }: RegisterLeadProps & { /** When it comes, where it is for no usual ride. */ readonly note?: string }) {
  const { reward, validFor } = useMessages(couponMessages)
  const { note: standard, stamp } = useMessages(registerMessages)
  const note = own ?? standard
  const { status, cents, terms } = offer
  const name = rewardText || reward
  return (
    <>
      <InviterLine offer={offer} />
      {cents === null && status !== 'asked' ? (
        <Ticket box="rewardText" name={name} note={note} cents={null} stamp={stamp} />
      ) : (
        <OfferedCoupon box="rewardText" name={name} terms={cents === null ? undefined : { cents, thresholdCents: terms?.thresholdCents ?? 0, note: terms ? validFor(terms.validDays) : note }} />
      )}
    </>
  )
}
