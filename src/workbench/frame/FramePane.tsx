import { memo, useRef, type RefObject } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { palette } from '../look/palette'
import { ActionLog } from './ActionLog'
import { fitScale } from './fitScale'
import { FrameToolbar, type FrameView } from './FrameToolbar'
import type { FrameState } from './frameState'
import { frameMessages } from './messages'
import { PhoneFrame, screenOf } from './PhoneFrame'
import { useElementSize } from './useElementSize'

const Pane = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${palette.canvas};
`

/** The dots say that this is the desk, not a page. */
const Desk = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  padding: 12px;
  overflow: auto;
  background: radial-gradient(circle, #d3d7e2 1px, transparent 1px) 0 0 / 18px 18px ${palette.canvas};
`

const Measure = styled.p`
  height: 0;
  padding-left: 12px;
  color: ${palette.inkSoft};
  font-size: 12px;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  transform: translateY(-24px);
`

type FramePaneProps = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly address: string
  readonly pageName: string
  readonly fixtures: readonly string[]
  readonly view: FrameView
  readonly onView: (change: Partial<FrameView>) => void
  readonly onReload: () => void
  readonly state: FrameState
  readonly onClearLog: () => void
}

export const FramePane = memo(function FramePane({ frame, address, pageName, fixtures, view, onView, onReload, state, onClearLog }: FramePaneProps) {
  const messages = useMessages(frameMessages)
  const desk = useRef<HTMLDivElement>(null)
  const room = useElementSize(desk)
  const scale = fitScale(screenOf(view.size, state.height, view.isFullHeight), room, view.isFullHeight)
  return (
    <Pane aria-label={messages.preview} data-pane="frame">
      <FrameToolbar address={address} fixtures={fixtures} view={view} onView={onView} onReload={onReload} />
      <Desk ref={desk}>
        <PhoneFrame frame={frame} address={address} title={messages.frameTitle(pageName)} size={view.size} scale={scale} isFullHeight={view.isFullHeight} state={state} />
      </Desk>
      <Measure>
        {state.height !== null && `${messages.contentHeight(Math.round(state.height))} · `}
        {messages.scale(Math.round(scale * 100))}
      </Measure>
      <ActionLog actions={state.actions} onClear={onClearLog} />
    </Pane>
  )
})
