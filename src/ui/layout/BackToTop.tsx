import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { prefersReducedMotion } from '@/lib/device/motion'
import { uiMessages } from '../messages'
import { focusRing, layer, neutral, safeArea, shadow } from '../theme'

/** At the edge of the screen: the touch target, of which only a part is seen. */
const Place = styled.button`
  position: fixed;
  z-index: ${layer.backToTop};
  width: 2.75rem;
  height: 3.25rem;
  padding: 0 0 0 0.875rem;
  border: 0;
  border-radius: 1rem 0 0 1rem;
  background: transparent;
  color: ${neutral.textSoft};
  -webkit-appearance: none;
  cursor: pointer;
  ${safeArea('right', 'right', '0px')}
  ${safeArea('bottom', 'bottom', '6rem')}
  ${focusRing}
`

/** As wide as a page and a card on it leave free on the right (1 rem each), so that it covers no text, status or amount. */
const Face = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 100%;
  border-radius: 1rem 0 0 1rem;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
`

/** In screens. A long list measures on the way up what it has not shown before, and each correction of its height would end a smooth scroll. */
const LONGEST_SMOOTH_WAY = 3

function scrollToTop(): void {
  const isNear = window.pageYOffset <= LONGEST_SMOOTH_WAY * window.innerHeight
  // scrollTo with options throws or scrolls nowhere in engines that do not know the style property.
  if (isNear && 'scrollBehavior' in document.documentElement.style && !prefersReducedMotion()) window.scrollTo({ top: 0, behavior: 'smooth' })
  else window.scrollTo(0, 0)
}

/** The button that leads back to the top of a long page (LazyBackToTop.tsx). */
export function BackToTop() {
  const { backToTop } = useMessages(uiMessages)
  return (
    <Place type="button" aria-label={backToTop} onClick={scrollToTop}>
      <Face>
        <svg width="20" height="20" viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
          <path d="M5 4h12M11 18V8M6.5 12.5L11 8l4.5 4.5" />
        </svg>
      </Face>
    </Place>
  )
}
