import { Suspense } from 'react'
import styled from 'styled-components'
import { registry } from '@/campaigns/registry'
import { useMessages } from '@/lib/i18n'
import { useHref } from '@/lib/history/useNavigate'
import { focusRing, neutral } from '@/ui/theme'
import { CampaignCard, CampaignPlace } from './CampaignCard'
import { startMessages } from './messages'

const List = styled.nav`
  margin-top: 0.75rem;
`

const Tool = styled.a`
  display: block;
  padding: 0.75rem 1rem;
  color: ${neutral.text};
  text-align: center;
  text-decoration: underline;
  ${focusRing}
`

/** Every campaign, and the ways to the tools that explain links and show every page, in the dev stage only. */
export function CampaignList() {
  const { start } = useMessages(startMessages)
  const tools = useHref('/workbench/')
  return (
    <List aria-label={start.campaigns}>
      <Tool href={`${tools}link/`}>{start.links}</Tool>
      <Tool href={`${tools}wall/`}>{start.wall}</Tool>
      {Object.entries(registry).map(([prefix, load]) => (
        <Suspense key={prefix} fallback={<CampaignPlace />}>
          <CampaignCard prefix={prefix} load={load} />
        </Suspense>
      ))}
    </List>
  )
}
