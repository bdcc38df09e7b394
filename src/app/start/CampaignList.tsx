import { Suspense } from 'react'
import styled from 'styled-components'
import { registry } from '@/campaigns/registry'
import { useMessages } from '@/lib/i18n'
import { CampaignCard, CampaignPlace } from './CampaignCard'
import { startMessages } from './messages'

const List = styled.nav`
  margin-top: 0.75rem;
`

/** Every campaign, in the dev stage only. */
export function CampaignList() {
  const { start } = useMessages(startMessages)
  return (
    <List aria-label={start.campaigns}>
      {Object.entries(registry).map(([prefix, load]) => (
        <Suspense key={prefix} fallback={<CampaignPlace />}>
          <CampaignCard prefix={prefix} load={load} />
        </Suspense>
      ))}
    </List>
  )
}
