import styled from 'styled-components'
import { GiftMark } from '@/blocks/result/GiftMark'
import { useMessages } from '@/lib/i18n'
import { isMaskedPhone } from '@/lib/isMaskedPhone'
import { Avatar } from '@/ui/display/Avatar'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, radius, shadow, themed, wrapAtCommas } from '@/ui/theme'
import { InvitedPlace, SecondLine } from './InvitedPlace'
import { registerMessages } from './messages'
import { InvalidRow } from './Register.styles'
import type { RegisterLeadProps } from './RegisterLead'

const Order = styled.section`
  border-radius: ${radius.l};
  overflow: hidden;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
`

/** Where letters are so large that a few fit beside each other, the amount stands below the words, a little off. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.75rem;
  padding: 0.625rem 16px;

  > :first-child {
    margin-right: 12px;
  }

  & + & {
    border-top: 1px dashed ${neutral.lineStrong};
  }
`

/** Room for a note of two lines on a small phone, whether it has them or not. */
const Reward = styled(Row)`
  @media (max-width: 22em) {
    min-height: 4.9rem;
  }

  /* No number: it is as large as what is said of it. */
  > p > strong {
    font-size: inherit;
  }
`

const Words = styled.p`
  flex: 1 1 4rem;
  flex-basis: max(4rem, min(100% - 2.25rem - 24px, (1rem - 24px) * 99));
  min-width: 0;
  margin-right: 12px;
  font-size: ${fontSize.body};
  line-height: 1.4;

  > strong {
    /* A number fits beside the picture, however large letters are. */
    font-size: min(1em, 6vw);
  }

  > span {
    display: block;
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
    ${wrapAtCommas}
  }
`

/** As large as the driver's picture above it. */
const Gift = styled(GiftMark)`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0.375rem;
  border-radius: 50%;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
`

const Amount = styled.span`
  flex: none;
  margin: calc(0.5rem - 8px) 0 0 auto;
  color: ${themed('primary')};
  font-size: 1.75rem;
  line-height: 1;
`

/** What is said of another invitation than a ride. `reward`: its name while marketing gives none. */
type RideLeadTexts = Readonly<Record<'label' | 'invites' | 'reward' | 'note', string>>

/** The places of driver and reward. */
export const RideLeadSkeleton = () => (
  <Card>
    <InvitedPlace>
      <div style={{ height: '3.75rem' }}>
        <Skeleton height="1.25rem" />
      </div>
    </InvitedPlace>
    <Skeleton height="1.25rem" />
    <SecondLine style={{ height: '1.15rem' }} />
  </Card>
)

/** A ride's order: the driver who comes for you, and what waits at its end. */
export function RideLead({ offer: { status, inviter, cents }, rewardText, texts: own }: RegisterLeadProps & { readonly texts?: RideLeadTexts }) {
  const { ride, ...standard } = useMessages(registerMessages)
  const isNumber = inviter !== null && isMaskedPhone(inviter.name)
  const texts = own ?? { ...standard, ...ride, invites: isNumber ? ride.unnamed : ride.invites }
  return (
    <Order aria-label={texts.label}>
      {status === 'asked' && (
        <Row aria-hidden>
          <Skeleton width="55%" />
        </Row>
      )}
      {inviter && (
        <Row>
          <Avatar src={inviter.avatar} name={isNumber ? ride.initial : inviter.name} size="2.25rem" />
          <Words>
            <strong>{inviter.name}</strong>
            <span>{texts.invites}</span>
          </Words>
        </Row>
      )}
      {status === 'invalid' && <InvalidRow role="status">{standard.invalid}</InvalidRow>}
      <Reward data-box="rewardText">
        <Gift />
        <Words>
          <strong>{rewardText || texts.reward}</strong>
          <span>{texts.note}</span>
        </Words>
        {status === 'asked' && cents === null && <Skeleton width="3.25rem" height="1.75rem" />}
        {cents !== null && (
          <Amount>
            <Price cents={cents} isShort />
          </Amount>
        )}
      </Reward>
    </Order>
  )
}
