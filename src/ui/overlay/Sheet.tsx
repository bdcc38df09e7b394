import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { IconButton } from '../form/IconButton'
import { Overlay, Title } from './Overlay'
import { uiMessages } from '../messages'
import { SHEET_MAX_HEIGHT, SHEET_MAX_HEIGHT_LOW } from './sheetHeight'
import { fontSize, lowScreen, neutral, radius, safeArea } from '../theme'

export type SheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** Stays in place under the scrolling content. */
  readonly footer?: ReactNode
  /** Its content lies on the grey of a list, which goes down to the edge of the screen, and brings all room around it. */
  readonly isSunken?: boolean
  readonly children: ReactNode
}

const Panel = styled.div<{ $isSunken: boolean }>`
  display: flex;
  flex-direction: column;
  max-height: ${SHEET_MAX_HEIGHT};
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background-color: ${({ $isSunken }) => ($isSunken ? neutral.sunken : neutral.surface)};
  ${({ $isSunken }) => !$isSunken && safeArea('padding-bottom', 'bottom', '1rem')}

  @media ${lowScreen} {
    max-height: ${SHEET_MAX_HEIGHT_LOW};
  }
`

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding: 0.5rem 0.5rem 0.5rem 3.25rem;
  padding-left: min(3.25rem, 16.25vw);
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background-color: ${neutral.surface};
`

const Name = styled.h2`
  flex: 1 1 0%;
  min-width: 0;
  font-size: ${fontSize.title};
  font-size: min(${fontSize.title}, 8vw);
  font-weight: 600;
  text-align: center;
`

const Body = styled.div<{ $isSunken: boolean }>`
  flex: 1 1 auto;
  padding: ${({ $isSunken }) => ($isSunken ? 0 : '0.25rem 1.25rem 0.5rem')};
  overflow-y: auto;
  -webkit-overflow-scrolling: touch;
`

const Foot = styled.div`
  flex: none;
  padding: 0.5rem 1.25rem 0;
`

/** Slides up from the lower edge: pickers, share targets, order lists. Load it lazily. */
export function Sheet({ isOpen, onClose, title, footer, isSunken = false, children }: SheetProps) {
  const { close } = useMessages(uiMessages)
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="bottom">
      <Panel $isSunken={isSunken}>
        <Head>
          <Title asChild>
            <Name>{title}</Name>
          </Title>
          <IconButton label={close} onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke={neutral.textFaint} strokeWidth="1.8" strokeLinecap="round" aria-hidden>
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </IconButton>
        </Head>
        <Body $isSunken={isSunken}>{children}</Body>
        {footer && <Foot>{footer}</Foot>}
      </Panel>
    </Overlay>
  )
}
