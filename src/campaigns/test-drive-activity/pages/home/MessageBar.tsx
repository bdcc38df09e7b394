import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { fontSize, neutral, radius, shadow, themed } from '@/ui/theme'
import type { Message } from '../../api'
import { testDriveMessages } from '../../messages'

const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: 0.75rem;
  padding-left: 1rem;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};

  svg {
    flex: none;
    width: 1.25rem;
    margin-right: 0.5rem;
    color: ${themed('primary')};
  }

  p {
    flex: 1 1 0%;
    min-width: 0;
    padding: 0.5rem 0;
    font-size: ${fontSize.body};
    line-height: 1.4;
  }
`

/** Marketing's word for everybody, with a way to what it tells of. */
export function MessageBar({ message: { content, link }, onOpen }: { readonly message: Message; readonly onOpen: () => void }) {
  const { home } = useMessages(testDriveMessages)
  return (
    <Bar>
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
        <path d="M3 8v4h3l6 4V4L6 8zM15 7.5c1.3 1.5 1.3 3.5 0 5" />
      </svg>
      <p>{content}</p>
      {link !== '' && (
        <Button kind="text" size="small" onClick={onOpen}>
          {home.goAndView}
        </Button>
      )}
    </Bar>
  )
}
