import styled from 'styled-components'
import { Avatar } from '@/ui/display/Avatar'
import { Price } from '@/ui/display/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { fontSize, neutral, radius, shadow, themed } from '@/ui/theme'
import type { RegisterLeadProps } from './RegisterLead'

const Order = styled.section`
  border-radius: ${radius.l};
  overflow: hidden;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: 3.75rem;
  padding: 0.625rem 1rem;

  & + & {
    border-top: 1px dashed ${neutral.lineStrong};
  }
`

const Words = styled.p`
  flex: 1 1 0%;
  min-width: 0;
  margin: 0 0.75rem;
  font-size: ${fontSize.body};
  line-height: 1.4;

  > span {
    display: block;
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
  }
`

/** Where a ride begins and ends: a ring and a square, as on a map. */
const Stop = styled.span`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  margin: 0 0.75rem;
  border: 0.1875rem solid ${themed('primary')};
  border-radius: 0.1875rem;
`

const Amount = styled.span`
  flex: none;
  color: ${themed('primary')};
  font-size: 1.75rem;
`

const Invalid = styled.p`
  padding: 0.75rem 1rem;
  color: ${neutral.warning};
  background-color: #fff6e5;
  font-size: ${fontSize.small};
`

/** `initial`: in the circle of a driver who is known by a number alone. `reward`: its name while marketing gives none. */
export type RideLeadTexts = Readonly<Record<'label' | 'initial' | 'invites' | 'reward' | 'note' | 'invalid', string>>

/** A ride's order: the driver who comes for you, and what waits at its end. */
export function RideLead({ offer: { status, inviter, cents }, rewardText, texts }: RegisterLeadProps & { readonly texts: RideLeadTexts }) {
  return (
    <Order aria-label={texts.label}>
      {status === 'asked' && (
        <Row aria-hidden>
          <Skeleton width="55%" />
        </Row>
      )}
      {inviter && (
        <Row>
          <Avatar src={inviter.avatar} name={/^\d/.test(inviter.name) ? texts.initial : inviter.name} size="2.25rem" />
          <Words>
            <strong>{inviter.name}</strong>
            <span>{texts.invites}</span>
          </Words>
        </Row>
      )}
      {status === 'invalid' && <Invalid role="status">{texts.invalid}</Invalid>}
      <Row data-box="rewardText">
        <Stop aria-hidden />
        <Words>
          <strong>{rewardText || texts.reward}</strong>
          <span>{texts.note}</span>
        </Words>
        {cents !== null && (
          <Amount>
            <Price cents={cents} isShort />
          </Amount>
        )}
      </Row>
    </Order>
  )
}
