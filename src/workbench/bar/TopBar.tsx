import { FileTrigger } from 'react-aria-components'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { canRedo, canUndo } from '../draft/history'
import { Icon } from '../look/Icon'
import { palette } from '../look/palette'
import { Outlined, ToolButton } from '../look/ToolButton'
import { workbenchMessages } from '../messages'
import { HistoryMenu, type NamedStep } from './HistoryMenu'
import { KeyList } from './KeyList'

const Bar = styled.header`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 6px;
  padding: 0 12px 0 16px;
  border-bottom: 1px solid ${palette.line};
  background: ${palette.surface};
`

const Mark = styled.h1`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 15px;
  font-weight: 700;
  white-space: nowrap;

  span { display: inline-grid; width: 28px; height: 28px; place-items: center; border-radius: 8px; background: ${palette.accent}; color: #fff; }
`

const Where = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  padding-left: 14px;
  color: ${palette.inkSoft};
  font-size: 13px;
  text-overflow: ellipsis;
  white-space: nowrap;

  strong { color: ${palette.ink}; font-weight: 600; }
`

const Elsewhere = styled.a`
  padding: 0 6px;
  color: ${palette.inkSoft};
  font-size: 13px;
  white-space: nowrap;
`

const Rule = styled.span`
  width: 1px;
  height: 20px;
  margin: 0 4px;
  background: ${palette.line};
`

export type TopBarProps = {
  readonly where: { readonly campaign: string; readonly page: string }
  readonly steps: readonly NamedStep[]
  readonly index: number
  readonly onGoTo: (index: number) => void
  readonly onImport: (file: File) => void
  readonly onExport: () => void
  readonly onCopyLink: () => void
  readonly onSwitchLanguage: () => void
}

const isMac = /mac/i.test(navigator.platform)
const MOD = isMac ? '⌘' : 'Ctrl+'

export function TopBar({ where, steps, index, onGoTo, onImport, onExport, onCopyLink, onSwitchLanguage }: TopBarProps) {
  const messages = useMessages(workbenchMessages)
  return (
    <Bar data-pane="bar">
      <Mark>
        <span>
          <Icon name="phone" size={17} />
        </span>
        {messages.short}
      </Mark>
      <Where>
        {where.campaign} / <strong>{where.page}</strong>
      </Where>
      <ToolButton icon="undo" label={messages.undo} keys={`${MOD}Z`} isDisabled={!canUndo({ index })} onPress={() => onGoTo(index - 1)} />
      <ToolButton icon="redo" label={messages.redo} keys={isMac ? '⇧⌘Z' : 'Ctrl+Shift+Z'} isDisabled={!canRedo({ steps, index })} onPress={() => onGoTo(index + 1)} />
      <HistoryMenu steps={steps} index={index} onGoTo={onGoTo} />
      <Rule />
      <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => files?.[0] && onImport(files[0])}>
        <Outlined>
          <Icon name="import" size={16} />
          {messages.import}
        </Outlined>
      </FileTrigger>
      <Outlined onPress={onExport}>
        <Icon name="export" size={16} />
        {messages.export}
      </Outlined>
      <Outlined onPress={onCopyLink}>
        <Icon name="link" size={16} />
        {messages.copyLink}
      </Outlined>
      <Rule />
      <Elsewhere href={`link/${window.location.search}`}>{messages.links}</Elsewhere>
      <Elsewhere href={`wall/${window.location.search}`}>{messages.wall}</Elsewhere>
      <KeyList mod={MOD} />
      <Outlined onPress={onSwitchLanguage}>{messages.switchLanguage}</Outlined>
    </Bar>
  )
}
