import { Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useBackCloses } from '@/lib/history/useBackCloses'
import * as S from './Overlay.styles'
import type { Placement } from './Overlay.styles'

export type OverlayProps = {
  readonly isOpen: boolean
  /** Asked for by Escape, by a tap beside the content, or by a step back. */
  readonly onClose: () => void
  readonly placement: Placement
  /** The accessible name, where the content has no `Title`. */
  readonly label?: string
  /** Whether the content holds a `Description`. */
  readonly hasDescription?: boolean
  readonly children: ReactNode
}

export { Title, Description }

/** What dialog, mask and sheet share: the scrim, the focus kept inside and given back, the page behind kept still. */
export function Overlay({ isOpen, onClose, placement, ...panel }: OverlayProps) {
  useBackCloses(isOpen, onClose)
  // Closing hangs on click, which every engine has: Pointer Events, which the library listens to, start at Chrome 55 and iOS 13.
  const pressed = useRef<EventTarget>(null)
  const closeFromBeside = ({ target, currentTarget }: MouseEvent) => {
    // A drag out of the content, as over the text of a field, ends in a click of what holds both ends: the scrim.
    const isDrag = pressed.current !== null && pressed.current !== currentTarget
    pressed.current = null
    if (placement === 'cover' || (target === currentTarget && !isDrag)) onClose()
  }
  return (
    <Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Portal>
        <S.Scrim $placement={placement} onMouseDown={({ target }: MouseEvent) => void (pressed.current = target)} onClick={closeFromBeside}>
          <Panel placement={placement} {...panel} />
        </S.Scrim>
      </Portal>
    </Root>
  )
}

/** What opened the first of overlays that follow each other: what each later one was opened from goes with the one before it. */
let firstOpener: HTMLElement | undefined

const isInOverlay = (element: Element | null): boolean => Boolean(element?.closest('[role=dialog]'))

/** The body has the focus where nothing has. */
const isFocusable = (element: Element | null): element is HTMLElement => element instanceof HTMLElement && element !== document.body && document.body.contains(element)

function Panel({ placement, label, hasDescription = false, children }: Omit<OverlayProps, 'isOpen' | 'onClose'>) {
  // Taken while the panel is first rendered, before anything in it takes the focus. The library gives it back to its own trigger only.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    if (isFocusable(opener) && !isInOverlay(opener)) firstOpener = opener
  }, [opener])
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    // An element that the page has focused meanwhile, such as the next field, keeps the focus.
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost) (isFocusable(opener) ? opener : firstOpener)?.focus()
    if (!isInOverlay(document.activeElement)) firstOpener = undefined
  }
  // The panel itself gets the focus, so that it is read from its title; a field inside with `autoFocus` has it already and keeps it.
  const focusPanel = (event: Event) => {
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
  }
  const leaveToClick = (event: Event) => event.preventDefault()
  return (
    <S.Content
      $placement={placement}
      onOpenAutoFocus={focusPanel}
      onCloseAutoFocus={giveFocusBack}
      onPointerDownOutside={leaveToClick}
      onInteractOutside={leaveToClick}
      {...(hasDescription ? undefined : { 'aria-describedby': undefined })}
    >
      {label && <S.Hidden as={Title}>{label}</S.Hidden>}
      {children}
    </S.Content>
  )
}
