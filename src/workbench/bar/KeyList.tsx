import { Dialog, DialogTrigger } from 'react-aria-components'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Panel } from '../look/Choice'
import { mono, palette } from '../look/palette'
import { ToolButton } from '../look/ToolButton'
import { workbenchMessages } from '../messages'

const Keys = styled(Dialog)`
  padding: 10px 14px;
  outline: none;

  dl { display: grid; grid-template-columns: auto auto; gap: 8px 20px; margin: 0; font-size: 13px; }
  dd { margin: 0; text-align: right; }
`

const Key = styled.kbd`
  padding: 2px 6px;
  border: 1px solid ${palette.lineStrong};
  border-bottom-width: 2px;
  border-radius: 5px;
  background: ${palette.background};
  font: 12px ${mono};
`

/** Which keys do what. */
export function KeyList({ mod }: { readonly mod: string }) {
  const { keys, keyList, space } = useMessages(workbenchMessages)
  const rows = [
    [keyList.search, '/'],
    [keyList.panes, 'F6'],
    [keyList.tree, '↑ ↓ → ←'],
    [keyList.undo, `${mod}Z`],
    [keyList.redo, `${mod}Shift+Z`],
    [keyList.export, `${mod}S`],
    [keyList.sort, space],
  ] as const
  return (
    <DialogTrigger>
      <ToolButton icon="keyboard" label={keys} />
      <Panel placement="bottom end">
        <Keys aria-label={keys}>
          <dl>
            {rows.map(([what, key]) => (
              <div key={what} style={{ display: 'contents' }}>
                <dt>{what}</dt>
                <dd>
                  <Key>{key}</Key>
                </dd>
              </div>
            ))}
          </dl>
        </Keys>
      </Panel>
    </DialogTrigger>
  )
}
