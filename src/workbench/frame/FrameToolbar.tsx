import { ToggleButton } from 'react-aria-components'
import styled from 'styled-components'
import type { PreviewType } from '@/features/preview'
import { useMessages, type Language } from '@/lib/i18n'
import { Choice } from '../look/Choice'
import { Icon } from '../look/Icon'
import { localizedName } from '../look/localizedName'
import { palette } from '../look/palette'
import { Segments } from '../look/Segments'
import { Plain, ToolButton } from '../look/ToolButton'
import { FRAME_SIZES, type FrameSize } from './frameSize'
import { frameMessages } from './messages'

/** How the page is looked at. */
export type FrameView = { readonly fixture: string; readonly size: FrameSize; readonly previewType: PreviewType; readonly language: Language; readonly isFullHeight: boolean }

const Bar = styled.div`
  display: flex;
  flex: none;
  min-width: 0;
  align-items: center;
  gap: 6px;
  padding: 8px 10px;
  border-bottom: 1px solid ${palette.line};
  background: ${palette.surface};
`

const Data = styled.div`
  width: 124px;
`

const Push = styled.div`
  flex: 1;
`

const Toggle = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: transparent;
  color: ${palette.inkSoft};
  cursor: pointer;

  &[data-hovered] { background: rgba(27, 31, 42, 0.06); }
  &[data-selected] { background: ${palette.accentSoft}; color: ${palette.accentInk}; }
`

type FrameToolbarProps = {
  readonly address: string
  readonly fixtures: readonly string[]
  readonly view: FrameView
  readonly onView: (change: Partial<FrameView>) => void
  readonly onReload: () => void
}

export function FrameToolbar({ address, fixtures, view, onView, onReload }: FrameToolbarProps) {
  const messages = useMessages(frameMessages)
  const { size, isFullHeight } = view
  const sizes = (Object.keys(FRAME_SIZES) as FrameSize[]).map((value) => ({
    value,
    label: value === 'desktop' ? messages.desktop : value,
    name: value === 'desktop' ? messages.desktop : messages.pixels(FRAME_SIZES[value].width),
  }))
  return (
    <Bar role="toolbar" aria-label={messages.preview}>
      <Segments label={messages.size} value={size} options={sizes} onChange={(chosen) => onView({ size: chosen })} />
      <Data>
        <Choice label={messages.fixture} value={view.fixture} options={fixtures.map((value) => ({ value, label: localizedName(messages.fixtures, value) }))} onChange={(fixture) => onView({ fixture })} />
      </Data>
      <Segments
        label={messages.language}
        value={view.language}
        options={[
          { value: 'zh-CN', label: messages.chinese },
          { value: 'en', label: messages.english },
        ]}
        onChange={(language) => onView({ language })}
      />
      <Toggle aria-label={messages.boxes} isSelected={view.previewType === 'with-preview-box'} onChange={(isOn) => onView({ previewType: isOn ? 'with-preview-box' : 'common' })}>
        <Icon name="boxes" />
      </Toggle>
      <Toggle aria-label={messages.fullHeight} isSelected={isFullHeight} onChange={(isOn) => onView({ isFullHeight: isOn })}>
        <Icon name="height" />
      </Toggle>
      <Push />
      <ToolButton icon="reload" label={messages.reload} onPress={onReload} />
      <Plain aria-label={messages.openAlone} onPress={() => window.open(address, '_blank', 'noopener')}>
        <Icon name="open" />
      </Plain>
    </Bar>
  )
}
