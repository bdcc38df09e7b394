// `npm run bench`: cold loads of the pages that people open, beside the floor. `-- --loads 3 --pages login,home`: fewer of both.
// `npm run bench -- --campaigns 28,280`: bytes of builds with so many campaigns.
import { parseArgs } from 'node:util'

const { campaigns, loads, pages } = parseArgs({ options: { campaigns: { type: 'string' }, loads: { type: 'string' }, pages: { type: 'string' } } }).values
if (campaigns === undefined) {
  const { benchLoads } = await import('./benchLoads.ts')
  await benchLoads({ loads: Number(loads ?? process.env.LOADS ?? 5), ...(pages === undefined ? {} : { pages: pages.split(',') }) })
} else {
  const { benchCampaigns } = await import('./benchCampaigns.ts')
  await benchCampaigns(campaigns.split(',').map(Number))
}
