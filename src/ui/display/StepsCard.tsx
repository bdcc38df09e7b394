import styled from 'styled-components'
import { Card } from '../layout/Card'
import { fontSize, neutral, themed } from '../theme'

export type Step = {
  readonly label: string
  /** Lines of a picture of 48 by 48. */
  readonly path: string
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  container-type: inline-size;
`

const Item = styled.li`
  position: relative;
  flex: 1 1 0%;
  padding: 0 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;

  @media (max-width: 22em) {
    font-size: ${fontSize.caption};
  }

  & + &::before {
    content: '';
    position: absolute;
    top: 1.5rem;
    left: -0.75rem;
    width: 1.5rem;
    border-top: 2px dotted ${neutral.lineStrong};
  }

  /* Below each other where letters are so large that no word would fit. */
  @container (max-width: 13rem) {
    flex-basis: 100%;
    padding-bottom: 0.75rem;

    &::before {
      display: none;
    }
  }
`

const Icon = styled.svg`
  display: block;
  width: 3rem;
  height: auto;
  margin: 0 auto 0.5rem;
  border-radius: 50%;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
`

/** How something is done, in a few pictures side by side. */
/** `box`: the field of the steps, for the preview. */
export function StepsCard({ title, box, steps }: { readonly title: string; readonly box?: string; readonly steps: readonly Step[] }) {
  return (
    <Card title={title} box={box}>
      <List>
        {steps.map(({ label, path }) => (
          <Item key={label}>
            <Icon viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
              <path d={path} />
            </Icon>
            {label}
          </Item>
        ))}
      </List>
    </Card>
  )
}
