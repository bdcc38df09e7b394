import styled from 'styled-components'
import { Hero } from '@/ui/layout/Hero'
import { headline } from '@/ui/layout/headline'
import { fontSize, neutral, radius, shadow } from '@/ui/theme'

/** The offer in big words over its picture. */
export const OfferHero = styled(Hero)`
  padding: 1.625rem 0.25rem 3.25rem;

  h1 {
    min-height: 1.25em;
    ${headline}
    line-height: 1.25;
  }
`

export const Art = styled.div`
  width: 62%;
  max-width: 15rem;
  margin: 0.75rem auto 0;
`

export const Inviter = styled.div`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 3rem;
  margin-bottom: 0.75rem;
  padding: 0.375rem 0.875rem 0.375rem 0.375rem;
  border-radius: 1.75rem;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  font-size: ${fontSize.body};
`

export const InviterWords = styled.p`
  flex: 1 1 0%;
  min-width: 0;
  margin-left: 0.625rem;
  line-height: 1.4;
`

export const Name = styled.strong`
  /* A number fits beside the avatar, however large letters are. */
  font-size: min(1em, 6vw);
  font-weight: 700;
`

export const Invalid = styled.p`
  margin-bottom: 0.75rem;
  padding: 0.75rem 16px;
  border-radius: ${radius.m};
  color: ${neutral.warning};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-wrap: balance;
`

/** The same within a card. */
export const InvalidRow = styled.p`
  padding: 0.75rem 16px;
  color: ${neutral.warning};
  background-color: #fff6e5;
  font-size: ${fontSize.small};
  text-wrap: balance;
`
