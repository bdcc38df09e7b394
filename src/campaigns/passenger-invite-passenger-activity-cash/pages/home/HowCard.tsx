import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/Card'
import { fontSize, neutral, themed } from '@/ui/theme'
import { cashMessages } from '../../messages'

const Steps = styled.ol`
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
`

const Icon = styled.svg`
  display: block;
  width: 3rem;
  height: 3rem;
  margin: 0 auto 0.5rem;
  border-radius: 50%;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
`

const ICONS = {
  share: 'M16 26l16-6M16 26l6 3 3 6 7-19-18 7z',
  ride: 'M14 28v-3c0-2 1-3 3-3l2-5h10l2 5c2 0 3 1 3 3v3zM17 31v-2M31 31v-2M18 25h2M28 25h2',
  cash: 'M14 20a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2zM20 21l4 4 4-4M24 25v5M21 26.5h6',
}

/** How the money is earned, in three pictures. */
export function HowCard() {
  const messages = useMessages(cashMessages)
  return (
    <Card title={messages.how}>
      <Steps>
        {(['share', 'ride', 'cash'] as const).map((step) => (
          <Step key={step}>
            <Icon viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
              <path d={ICONS[step]} />
            </Icon>
            {messages.steps[step]}
          </Step>
        ))}
      </Steps>
    </Card>
  )
}
