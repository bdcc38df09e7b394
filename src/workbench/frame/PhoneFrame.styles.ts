import styled from 'styled-components'
import { float, palette } from '../look/palette'
import { EDGE } from './fitScale'

/** Takes the room that the scaled device takes: a transform alone leaves the layout as it was. */
export const Place = styled.div`
  flex: none;
  margin: auto;
`

export const Device = styled.div<{ $isDesktop: boolean }>`
  padding: ${EDGE}px;
  border-radius: ${({ $isDesktop }) => ($isDesktop ? 14 : 44)}px;
  background: ${palette.frame};
  box-shadow: ${float};
  transform-origin: 0 0;
`

export const Screen = styled.div<{ $isDesktop: boolean }>`
  position: relative;
  overflow: hidden;
  border-radius: ${({ $isDesktop }) => ($isDesktop ? 4 : 32)}px;
  background: #fff;
`

export const Page = styled.iframe<{ $isReady: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  opacity: ${({ $isReady }) => ($isReady ? 1 : 0.35)};
  transition: opacity 160ms ease;
`

export const Waiting = styled.p`
  position: absolute;
  top: 40%;
  left: 0;
  width: 100%;
  padding: 0 24px;
  color: ${palette.inkSoft};
  text-align: center;
  pointer-events: none;
`
