import styled from 'styled-components'
import { pageHost } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { fontSize, neutral, wrapAtCommas } from '@/ui/theme'
import { payMessages } from './messages'

const Notice = styled.p`
  margin-bottom: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-align: center;
  ${wrapAtCommas}

  > strong {
    display: block;
    color: ${neutral.text};
    font-size: ${fontSize.body};
  }
`

/** A browser cannot pay, and an old app cannot either: what to do instead. */
export function NoPanel({ onOpen }: { readonly onOpen: () => void }) {
  const { notice } = useMessages(payMessages)
  const isApp = pageHost().kind === 'nativeApp'
  return (
    <>
      <Notice role="status">
        <strong>{notice.title}</strong>
        {isApp ? notice.old : notice.text}
      </Notice>
      <Button isBlock onClick={onOpen}>
        {isApp ? notice.update : notice.app}
      </Button>
    </>
  )
}
