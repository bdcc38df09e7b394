// `npm run bench`: times of cold loads. `npm run bench -- --campaigns 28,280`: bytes of builds with so many campaigns.
import { parseArgs } from 'node:util'

const { campaigns } = parseArgs({ options: { campaigns: { type: 'string' } } }).values
if (campaigns === undefined) {
  await import('./benchLoads.ts')
} else {
  const { benchCampaigns } = await import('./benchCampaigns.ts')
  await benchCampaigns(campaigns.split(',').map(Number))
}
