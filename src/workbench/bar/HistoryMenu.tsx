import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Panel } from '../look/Choice'
import { palette } from '../look/palette'
import { timeOfDay } from '../look/timeOfDay'
import { ToolButton } from '../look/ToolButton'
import { workbenchMessages } from '../messages'

export type NamedStep = { readonly name: string; readonly at: number }

const Steps = styled(Menu)`
  min-width: 240px;
  max-width: 360px;
  max-height: 360px;
  overflow: auto;
  outline: none;
`

const Step = styled(MenuItem)<{ $isLater: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 6px 10px;
  border-radius: 6px;
  color: ${({ $isLater }) => ($isLater ? palette.inkFaint : palette.ink)};
  font-size: 13px;
  cursor: pointer;
  outline: none;

  &[data-focused] { background: ${palette.accentSoft}; }
  &[data-selected] { color: ${palette.accentInk}; font-weight: 600; }
  time { color: ${palette.inkFaint}; font-size: 12px; font-weight: 400; font-variant-numeric: tabular-nums; }
`

/** Everything that was done to this page's draft, newest first, to go back to. */
export function HistoryMenu({ steps, index, onGoTo }: { readonly steps: readonly NamedStep[]; readonly index: number; readonly onGoTo: (index: number) => void }) {
  const { history } = useMessages(workbenchMessages)
  return (
    <MenuTrigger>
      <ToolButton icon="history" label={history} />
      <Panel placement="bottom end">
        <Steps aria-label={history} selectionMode="single" selectedKeys={[index]} onAction={(key) => onGoTo(Number(key))}>
          {steps.map(({ name, at }, place) => ({ name, at, place })).toReversed().map(({ name, at, place }) => (
            <Step key={place} id={place} textValue={name} $isLater={place > index}>
              {name}
              <time>{timeOfDay(at)}</time>
            </Step>
          ))}
        </Steps>
      </Panel>
    </MenuTrigger>
  )
}
