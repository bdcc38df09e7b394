import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { localizedName } from '../look/localizedName'
import { mono, palette } from '../look/palette'
import { timeOfDay } from '../look/timeOfDay'
import { ToolButton } from '../look/ToolButton'
import type { LoggedAction } from './frameState'
import { frameMessages } from './messages'

const Box = styled.section`
  flex: none;
  max-height: 168px;
  padding-bottom: 6px;
  overflow: auto;
  border-top: 1px solid ${palette.line};
  background: ${palette.surface};
`

const Head = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 36px;
  padding: 0 8px 0 16px;
  background: ${palette.surface};

  h2 { font-size: 13px; font-weight: 600; }
`

const Hint = styled.p`
  padding: 2px 16px 12px;
  color: ${palette.inkFaint};
  font-size: 13px;
`

const Entry = styled.li`
  display: flex;
  align-items: baseline;
  gap: 10px;
  padding: 4px 16px;
  font-size: 13px;

  time { color: ${palette.inkFaint}; font: 12px ${mono}; }
  code { color: ${palette.inkFaint}; font: 12px ${mono}; }
`

/** What the page would have done, had it been live: newest first. */
export function ActionLog({ actions, onClear }: { readonly actions: readonly LoggedAction[]; readonly onClear: () => void }) {
  const messages = useMessages(frameMessages)
  return (
    <Box aria-label={messages.log}>
      <Head>
        <h2>{messages.log}</h2>
        {actions.length > 0 && <ToolButton icon="trash" size={16} label={messages.clearLog} onPress={onClear} />}
      </Head>
      {actions.length === 0 ? (
        <Hint>{messages.logHint}</Hint>
      ) : (
        <ol role="log" aria-label={messages.log}>
          {actions.map(({ id, name, at }) => (
            <Entry key={id}>
              <time>{timeOfDay(at)}</time>
              <span>
                {messages.would}: <strong>{localizedName(messages.actions, name)}</strong>
              </span>
              <code>{name}</code>
            </Entry>
          ))}
        </ol>
      )}
    </Box>
  )
}
