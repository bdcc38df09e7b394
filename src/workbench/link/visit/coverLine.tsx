import { prerender } from 'react-dom/static'
import type { Campaign } from '@/campaigns/defineCampaign'

/** What a campaign's documents say of it below their title: the line of its landing's cover, '' without one. */
export async function coverLine({ pages, landing = '' }: Pick<Campaign, 'pages' | 'landing'>): Promise<string> {
  const cover = (await (pages[''] ?? pages[landing])?.load())?.page.cover
  if (!cover) return ''
  let said = ''
  function Line() {
    // oxlint-disable-next-line react/hooks -- a campaign has one cover
    said = cover?.useLine() ?? ''
    return null
  }
  await prerender(<Line />)
  return said
}
