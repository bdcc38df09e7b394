import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { saveDraft, storedPages } from '../draft/storedDrafts'
import { parseHash, toHash } from '../draft/linkState'
import { lift, mono, palette } from '../look/palette'
import { Outlined } from '../look/ToolButton'
import { workbenchMessages } from '../messages'

const Card = styled.main`
  max-width: 560px;
  margin: 12vh auto 0;
  padding: 24px;
  border: 1px solid ${palette.line};
  border-radius: 12px;
  background: ${palette.surface};
  box-shadow: ${lift};

  > * + * { margin-top: 12px; }
`

const Title = styled.h1`
  font-size: 18px;
`

const What = styled.code`
  display: block;
  color: ${palette.danger};
  font: 12px/1.5 ${mono};
  word-break: break-word;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** What happened, and the ways out: loading anew, or without the draft of a page. The page of the address comes first, as its draft may be in the address alone. */
export function FaultScreen({ error, onDropped }: { readonly error: unknown; readonly onDropped: () => void }) {
  const { fault } = useMessages(workbenchMessages)
  const linked = parseHash(window.location.hash)?.page
  const pages = [...new Set([...(linked === undefined ? [] : [linked]), ...storedPages()])]
  const drop = (page: string): void => {
    saveDraft(page, {})
    window.history.replaceState(null, '', toHash({ page }))
    onDropped()
  }
  return (
    <Card role="alert">
      <Title>{fault.title}</Title>
      <p>{fault.text}</p>
      <What>{String(error)}</What>
      <Ways>
        <Outlined onPress={() => window.location.reload()}>{fault.reload}</Outlined>
        {pages.map((page) => (
          <Outlined key={page} onPress={() => drop(page)}>
            {fault.drop(page)}
          </Outlined>
        ))}
      </Ways>
    </Card>
  )
}
