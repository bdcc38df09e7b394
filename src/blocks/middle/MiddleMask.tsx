import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { Overlay, Title } from '@/ui/overlay/Overlay'
import { fontSize, neutral, radius, wrapAtCommas } from '@/ui/theme'
import { middleMessages } from './messages'

const Panel = styled.div`
  width: 18rem;
  max-width: 100%;
  margin: 0 auto;
  padding: 1.75rem 1.25rem 1.25rem;
  /* Large letters need the room that would grow with them. */
  padding: 1.75rem min(1.25rem, 6.25vw) 1.25rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  text-align: center;
`

const Name = styled.h2`
  font-size: ${fontSize.heading};
  font-weight: 700;
  text-wrap: balance;
`

const Text = styled.p`
  margin: 0.5rem 0 1.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  ${wrapAtCommas}
`

type MiddleMaskProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Opens the mini program from the chat app's browser, after a tap; '' where marketing has set none. */
  readonly link: string
  readonly onOpen: (link: string) => void
  readonly onRegister: () => void
}

/** Over the page in the chat app's browser: the way into the mini program, and the way on without it. */
export function MiddleMask({ isOpen, onClose, link, onOpen, onRegister }: MiddleMaskProps) {
  const { mask } = useMessages(middleMessages)
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="center">
      <Panel>
        <Title asChild>
          <Name>{mask.title}</Name>
        </Title>
        <Text>{mask.text}</Text>
        {link && (
          <Button isBlock onClick={() => onOpen(link)}>
            {mask.open}
          </Button>
        )}
        <Button isBlock kind={link ? 'text' : 'primary'} onClick={onRegister}>
          {mask.here}
        </Button>
      </Panel>
    </Overlay>
  )
}
