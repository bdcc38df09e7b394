import styled from 'styled-components'
import { fontSize, layer, neutral, radius, safeArea, themed, visuallyHidden } from '@/ui/theme'

export const Heading = styled.h1`
  ${visuallyHidden}
`

/** Stays in sight where the engine can; elsewhere it scrolls away with the page. */
export const Bar = styled.div`
  position: -webkit-sticky;
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  margin: -1rem -1rem 0;
  padding: 0.75rem 1rem 0;
  background-color: ${themed('page')};
  ${safeArea('padding-top', 'top', '0.75rem')}
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin: -0.625rem 0.25rem 0;
`

export const Count = styled.p`
  flex: 1 1 0%;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.25rem;
`

/** As quiet as what it stands for is small. */
export const Unreadable = styled.p`
  padding: 0.75rem 1rem;
  border-radius: ${radius.l};
  background-color: ${neutral.sunken};
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-align: center;
`
