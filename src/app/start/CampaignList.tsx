import { useHref } from '@/lib/useNavigate'
import styled from 'styled-components'
import { registry } from '@/campaigns/registry'
import { useEnvironment } from '@/lib/environmentContext'
import { useMessages } from '@/lib/i18n'
import { neutral, radius, shadow } from '@/ui/theme'
import { startMessages } from './messages'

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
  const { start } = useMessages(startMessages)
  if (useEnvironment().stage !== 'dev') return null
  return (
    <Card aria-label={start.campaigns}>
      {Object.keys(registry).map((prefix) => (
        <CampaignLink key={prefix} prefix={prefix} />
      ))}
    </Card>
  )
}

function CampaignLink({ prefix }: { readonly prefix: string }) {
  return <Row href={useHref(`/${prefix}`)}>{prefix}</Row>
}
