import styled from 'styled-components'
import type { ConfigOf } from '@/lib/pageConfig'
import { Card } from '@/ui/layout/Card'
import { font, fontSize, themed } from '@/ui/theme'
import type { stepsFields } from '../config'

const List = styled.ol`
  position: relative;
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3rem;
  font-size: ${fontSize.base};
  line-height: 1.4;

  & + & {
    margin-top: 0.5rem;
  }
`

/** Large enough to be read as 1, 2, 3 before any of the words are. Larger letters need the room beside it. */
const Number = styled.span`
  flex: none;
  width: 2.75rem;
  width: min(2.75rem, 14vw);
  margin-right: 0.875rem;
  margin-right: min(0.875rem, 4.5vw);
  border-radius: 0.875rem;
  color: ${themed('onPrimary')};
  background-color: ${themed('primaryTo')};
  background-image: linear-gradient(160deg, ${themed('primaryFrom')}, ${themed('primaryTo')});
  font-family: ${font.number};
  font-size: 1.5rem;
  font-size: min(1.5rem, 7.5vw);
  font-weight: 700;
  line-height: 2.75rem;
  line-height: min(2.75rem, 14vw);
  text-align: center;
`

/** Beside its number, or below it where letters are large. */
const Words = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  text-wrap: balance;
`

const ORDER = ['first', 'second', 'third'] as const

type NumberedTexts = { readonly how: string; readonly steps: Readonly<Record<(typeof ORDER)[number], string>> }

/** The steps as the campaign tells them, in the fields of marketing. */
export const numberedDefaults = ({ how, steps }: NumberedTexts) => ({ stepsTitle: how, steps: ORDER.map((step) => ({ label: steps[step] })) })

/** Steps 1, 2, 3: one line each. */
export function NumberedSteps({ config, texts }: { readonly config: ConfigOf<typeof stepsFields>; readonly texts: NumberedTexts }) {
  const own = numberedDefaults(texts)
  const steps = config.steps.length > 0 ? config.steps : own.steps
  return (
    <Card title={config.stepsTitle || own.stepsTitle} box="steps">
      <List>
        {steps.map(({ label }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may stand there twice
          <Item key={index}>
            <Number aria-hidden>{index + 1}</Number>
            <Words>{label}</Words>
          </Item>
        ))}
      </List>
    </Card>
  )
}
