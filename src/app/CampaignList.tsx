import { useHref } from 'react-router'
import styled from 'styled-components'
import { registry } from '@/campaigns/registry'
import { useEnvironment } from '@/lib/environmentContext'
import { useMessages } from '@/lib/i18n'
import { neutral, radius, shadow } from '@/ui/theme'
import { appMessages } from './messages'

const Card = styled.nav`
  padding: 0.5rem 1.25rem;
  background-color: ${neutral.surface};
  border-radius: ${radius.xl};
  box-shadow: ${shadow.card};
`

const Row = styled.a`
  display: block;
  min-height: 2.75rem;
  line-height: 2.75rem;
  overflow: hidden;
  text-overflow: ellipsis;
`

/** Every campaign by its prefix, in the dev stage only. */
export function CampaignList() {
  const { start } = useMessages(appMessages)
  const base = useHref('/')
  if (useEnvironment().stage !== 'dev') return null
  return (
    <Card aria-label={start.campaigns}>
      {Object.keys(registry).map((prefix) => (
        <Row key={prefix} href={base + prefix}>
          {prefix}
        </Row>
      ))}
    </Card>
  )
}
