import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { layer, safeArea, shadow } from '../theme'

/** Keeps the end of the page clear of the bar. */
const Room = styled.div`
  ${safeArea('height', 'bottom', '4.75rem')}
`

/** Fixed rather than sticky: sticky is unknown before Chrome 56. */
const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.bar};
  background-color: rgba(255, 255, 255, 0.97);
  box-shadow: ${shadow.bar};
  ${safeArea('padding-bottom', 'bottom', '0.75rem')}
`

const Column = styled.div`
  max-width: 37.5rem;
  margin: 0 auto;
  padding: 0.75rem 16px 0;
`

function fit(room: HTMLElement | null, bar: HTMLElement | null): void {
  if (room && bar) room.style.height = `${bar.offsetHeight}px`
}

/** The page's main button, or buttons, at the lower edge of the screen, at every scroll position. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isObserved = useRef(false)
  // Large letters and marketing's pictures make the bar higher.
  useLayoutEffect(() => {
    const measure = () => fit(room.current, bar.current)
    isObserved.current = typeof ResizeObserver === 'function'
    if (!isObserved.current) {
      window.addEventListener('resize', measure)
      return () => window.removeEventListener('resize', measure)
    }
    const observer = new ResizeObserver(measure)
    if (bar.current) observer.observe(bar.current)
    return () => observer.disconnect()
  }, [])
  // An engine that observes nothing is asked whenever the bar is drawn, and when the phone is turned; a picture that comes later is missed.
  useLayoutEffect(() => {
    if (!isObserved.current) fit(room.current, bar.current)
  })
  return (
    <>
      <Room ref={room} aria-hidden />
      <Bar ref={bar}>
        <Column>{children}</Column>
      </Bar>
    </>
  )
}
