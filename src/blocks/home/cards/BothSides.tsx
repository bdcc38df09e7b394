import styled from 'styled-components'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { fontSize, neutral, radius, shadow, themed } from '@/ui/theme'

const BITE = '0.625rem'

/** One ticket for two: torn in the middle, bitten at its edges. */
const Whole = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  text-align: center;
  margin-bottom: 0.75rem;
  overflow: hidden;

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    width: calc(2 * ${BITE});
    height: ${BITE};
    margin-left: -${BITE};
  }

  &::before {
    top: 0;
    border-radius: 0 0 ${BITE} ${BITE};
    background-color: ${themed('heroTo')};
  }

  &::after {
    bottom: 0;
    border-radius: ${BITE} ${BITE} 0 0;
    background-color: ${themed('page')};
  }
`

/** Side by side, or one below the other where letters are too large for that. The tear is the second one's edge; the first one's lie outside of the ticket. */
const Half = styled.div`
  flex: 1 1 6.5rem;
  min-width: 0;
  margin: -2px 0 0 -2px;
  padding: 1.25rem 0.5rem 1.125rem;
  border: 2px dashed ${neutral.lineStrong};
  border-width: 2px 0 0 2px;
`

const Whose = styled.h2`
  font-size: ${fontSize.body};
  font-weight: 600;
`

const Value = styled.p`
  margin-top: 0.5rem;
  color: ${themed('primary')};
  font-size: 2.5rem;
  font-weight: 800;
  line-height: 1.1;

  @media (max-width: 22em) {
    font-size: 2.125rem;
  }

  /* A word is longer than a figure. */
  > small {
    font-size: 0.7em;
  }
`

const When = styled.p`
  margin-top: 0.375rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.caption};
  line-height: 1.4;
`

/** Integer cents of what each gets; undefined where the rule does not say. */
export type BothOffers = { readonly mine: number | undefined; readonly friends: number | undefined }

/** `amountUnknown`: in place of the figures. */
export type BothSidesTexts = Readonly<Record<'mine' | 'perFriend' | 'friends' | 'onRegister' | 'amountUnknown', string>>

/** What each of the two gets; without an offer its place. */
export function BothSides({ offer, texts }: { readonly offer?: BothOffers; readonly texts: BothSidesTexts }) {
  const halves = [
    [texts.mine, offer?.mine, texts.perFriend],
    [texts.friends, offer?.friends, texts.onRegister],
  ] as const
  return (
    <Whole>
      {halves.map(([whose, cents, when]) => (
        <Half key={whose}>
          <Whose>{whose}</Whose>
          <Value as="div">{offer ? cents === undefined ? <small>{texts.amountUnknown}</small> : <Price cents={cents} isShort /> : <Skeleton height="1.1em" width="60%" />}</Value>
          <When>{when}</When>
        </Half>
      ))}
    </Whole>
  )
}
