import { useState } from 'react'
import styled from 'styled-components'
import type { Campaign } from '@/campaigns/defineCampaign'
import type { CampaignLoader } from '@/campaigns/registry'
import type { PageCover } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { lazyChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import { useHref } from '@/lib/history/useNavigate'
import { ArtCity } from '@/ui/art/ArtCity'
import { Tag } from '@/ui/display/Tag'
import { focusRing, fontSize, neutral, radius, shadow, themed, ThemeProvider } from '@/ui/theme'
import { startMessages } from './messages'

/** As large as a card, while its campaign is on its way. */
export const CampaignPlace = styled.div`
  height: 15rem;
  margin-bottom: 0.75rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
`

const Card = styled.a`
  display: block;
  margin-bottom: 0.75rem;
  border-radius: ${radius.xl};
  overflow: hidden;
  color: ${neutral.text};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  ${focusRing}
`

/** The campaign's own colours behind its own picture. */
const Picture = styled.div`
  display: flex;
  align-items: flex-end;
  height: 10rem;
  overflow: hidden;
  background-color: ${themed('heroTo')};
  background-image: linear-gradient(${themed('heroFrom')}, ${themed('heroTo')});

  > * {
    flex: none;
    width: 100%;
  }
`

const Words = styled.div`
  padding: 0.875rem 1rem 1rem;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Title = styled.h2`
  min-width: 0;
  margin-right: 0.75rem;
  font-size: ${fontSize.title};
  font-weight: 700;
`

const Audience = styled.span`
  flex: none;
`

const Line = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

type Shown = { readonly campaign: Campaign; readonly cover: PageCover | undefined }

/** A campaign by its title, its colours and the cover of the page that its address leads to. */
export function CampaignCard({ prefix, load }: { readonly prefix: string; readonly load: CampaignLoader }) {
  const href = useHref(`/${prefix}`)
  const [chunk] = useState(() => lazyChunk(() => read(load)))
  const { loaded } = useLazyChunk(chunk)
  const { start } = useMessages(startMessages)
  if (!loaded) return <CampaignPlace />
  const { campaign, cover } = loaded
  const { Scene = ArtCity } = cover ?? {}
  return (
    <ThemeProvider overrides={campaign.theme}>
      <Card href={href}>
        <Picture aria-hidden>
          <div>
            <Scene />
          </div>
        </Picture>
        <Words>
          <Head>
            <Title>{campaign.title()}</Title>
            <Audience>
              <Tag>{start.audience[campaign.audience]}</Tag>
            </Audience>
          </Head>
          {cover && <CoverLine cover={cover} />}
        </Words>
      </Card>
    </ThemeProvider>
  )
}

function CoverLine({ cover }: { readonly cover: PageCover }) {
  // oxlint-disable-next-line react/hooks -- a campaign has one cover
  return <Line>{cover.useLine()}</Line>
}

async function read(load: CampaignLoader): Promise<Shown> {
  const { campaign } = await load()
  const page = await (campaign.pages[campaign.landing ?? ''] ?? Object.values(campaign.pages)[0])?.load()
  return { campaign, cover: page?.page.cover }
}
