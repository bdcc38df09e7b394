import styled, { keyframes } from 'styled-components'
import { Button } from '@/ui/form/Button'
import { shadow, stillWhenReduced, themed, visuallyHidden } from '@/ui/theme'

export const Title = styled.h1`
  ${visuallyHidden}
`

/** The campaign's colour behind the upper half of the poster. */
export const Ground = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  height: 20rem;
  background-color: ${themed('heroTo')};
  background-image: radial-gradient(circle at 80% 0, rgba(255, 255, 255, 0.32), rgba(255, 255, 255, 0) 60%), linear-gradient(170deg, ${themed('heroFrom')}, ${themed('heroTo')});
  border-radius: 0 0 50% 50% / 0 0 2.5rem 2.5rem;
`

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1.25rem); }
`

export const Poster = styled.div`
  position: relative;
  width: 86%;
  max-width: 21rem;
  margin: 0.5rem auto 0;
  text-align: center;
  animation: ${arrive} 400ms ease-out;
  ${stillWhenReduced}

  > :first-child {
    box-shadow: ${shadow.raised}, 0 0 0 0.25rem rgba(255, 255, 255, 0.35);
  }
`

/** Side by side; below each other where letters are too large for that. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -0.75rem 0 0 -0.75rem;
`

export const CopyButton = styled(Button)`
  flex: 2 1 6.5rem;
  min-width: 0;
  margin: 0.75rem 0 0 0.75rem;
  padding-right: 0.5rem;
  padding-left: 0.5rem;
`

export const Main = styled.div`
  flex: 3 1 9rem;
  min-width: 0;
  margin: 0.75rem 0 0 0.75rem;
`
