import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/Card'
import { fontSize, neutral, themed } from '@/ui/theme'
import { resultMessages } from './messages'

const Place = styled.div`
  margin-top: 0.75rem;
`

const List = styled.ol`
  display: flex;
`

const Step = styled.li`
  position: relative;
  flex: 1 1 0%;
  padding: 0 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-align: center;

  & + &::before {
    content: '';
    position: absolute;
    top: 1.375rem;
    left: -0.75rem;
    width: 1.5rem;
    border-top: 2px dotted ${neutral.lineStrong};
  }
`

const Icon = styled.svg`
  display: block;
  width: 2.75rem;
  height: 2.75rem;
  margin: 0 auto 0.5rem;
  border-radius: 50%;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
`

const ICONS = {
  open: 'M18 12h12a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V14a2 2 0 0 1 2-2zM22 32h4M20 21l3 3 5-5',
  call: 'M14 29v-4c0-2 1-3 3-3l2-5h10l2 5c2 0 3 1 3 3v4zM17 32v-3M31 32v-3M18 25h2M28 25h2',
  pay: 'M13 18h22v4a2.5 2.5 0 0 0 0 5v4H13v-4a2.5 2.5 0 0 0 0-5zM24 18v2M24 23v2M24 28v3',
} as const

/** How a reward is used, in three pictures. */
export function Steps() {
  const { howTo, steps } = useMessages(resultMessages)
  return (
    <Place>
      <Card title={howTo}>
        <List>
          {(['open', 'call', 'pay'] as const).map((step) => (
            <Step key={step}>
              <Icon viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
                <path d={ICONS[step]} />
              </Icon>
              {steps[step]}
            </Step>
          ))}
        </List>
      </Card>
    </Place>
  )
}
