import type { RefObject } from 'react'
import { useMessages } from '@/lib/i18n'
import { EDGE, type Extent } from './fitScale'
import { FRAME_SIZES, type FrameSize } from './frameSize'
import type { FrameState } from './frameState'
import { frameMessages } from './messages'
import * as S from './PhoneFrame.styles'

type PhoneFrameProps = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly address: string
  readonly title: string
  readonly size: FrameSize
  readonly scale: number
  readonly isFullHeight: boolean
  readonly state: FrameState
}

/** The extent of the screen: as tall as the page in full height, but never lower than the device. */
export function screenOf(size: FrameSize, height: number | null, isFullHeight: boolean): Extent {
  const device = FRAME_SIZES[size]
  return isFullHeight && height !== null ? { width: device.width, height: Math.max(device.height, Math.ceil(height)) } : device
}

/** A page's preview on a device that is drawn around it. */
export function PhoneFrame({ frame, address, title, size, scale, isFullHeight, state }: PhoneFrameProps) {
  const messages = useMessages(frameMessages)
  const screen = screenOf(size, state.height, isFullHeight)
  const isDesktop = size === 'desktop'
  const outer = { width: screen.width + 2 * EDGE, height: screen.height + 2 * EDGE }
  return (
    <S.Place style={{ width: outer.width * scale, height: outer.height * scale }}>
      <S.Device $isDesktop={isDesktop} style={{ ...outer, transform: `scale(${scale})` }}>
        <S.Screen $isDesktop={isDesktop} style={screen}>
          <S.Page key={address} ref={frame} src={address} title={title} $isReady={state.status === 'ready'} />
          {state.status !== 'ready' && <S.Waiting role="status">{state.status === 'silent' ? messages.silent : messages.loading}</S.Waiting>}
        </S.Screen>
      </S.Device>
    </S.Place>
  )
}
