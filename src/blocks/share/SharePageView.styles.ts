import styled, { css, keyframes } from 'styled-components'
import { Button } from '@/ui/form/Button'
import { shadow, stillWhenReduced, themed, visuallyHidden } from '@/ui/theme'

export const Title = styled.h1`
  ${visuallyHidden}
`

const coloured = css`
  background-color: ${themed('heroTo')};
  background-image: radial-gradient(circle at 80% 0, rgba(255, 255, 255, 0.32), rgba(255, 255, 255, 0) 60%), linear-gradient(170deg, ${themed('heroFrom')}, ${themed('heroTo')});
  border-radius: 0 0 50% 50% / 0 0 2.5rem 2.5rem;
`

/** The campaign's colour behind the upper half of the poster, where there is no picture. */
export const Ground = styled.div<{ $hasPicture: boolean }>`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  height: 20rem;
  ${({ $hasPicture }) => !$hasPicture && coloured}
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

export const Ways = styled.div`
  display: flex;
`

export const CopyButton = styled(Button)`
  flex: 2 1 0%;
  min-width: 0;
  margin-right: 0.75rem;
  padding-right: 0.5rem;
  padding-left: 0.5rem;
`

export const Main = styled.div`
  flex: 3 1 0%;
  min-width: 0;
`
