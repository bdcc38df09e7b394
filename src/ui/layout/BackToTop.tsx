import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { prefersReducedMotion } from '@/lib/motion'
import { IconButton } from '../form/IconButton'
import { uiMessages } from '../messages'
import { layer, neutral, safeArea, shadow } from '../theme'

/** Spec 2 §9. */
const SHOW_AFTER_PX = 600

const Place = styled.div`
  position: fixed;
  z-index: ${layer.backToTop};
  right: 1rem;
  border-radius: 50%;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  color: ${neutral.textSoft};
  ${safeArea('bottom', 'bottom', '6rem')}
`

function scrollToTop(): void {
  // scrollTo with options throws or scrolls nowhere in engines that do not know the style property.
  if ('scrollBehavior' in document.documentElement.style && !prefersReducedMotion()) window.scrollTo({ top: 0, behavior: 'smooth' })
  else window.scrollTo(0, 0)
}

/** Appears after 600 px of scroll. */
export function BackToTop() {
  const { backToTop } = useMessages(uiMessages)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const measure = () => setShown(window.pageYOffset > SHOW_AFTER_PX)
    measure()
    window.addEventListener('scroll', measure)
    return () => window.removeEventListener('scroll', measure)
  }, [])
  if (!isShown) return null
  return (
    <Place>
      <IconButton label={backToTop} onClick={scrollToTop}>
        <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
          <path d="M5 4h12M11 18V8M6.5 12.5L11 8l4.5 4.5" />
        </svg>
      </IconButton>
    </Place>
  )
}
