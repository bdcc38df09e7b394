// `npm run bench`: cold loads of the pages that people open, beside the floor. `-- --loads 3 --pages login,home`: fewer of both.
// `npm run bench -- --campaigns 28,280`: bytes of builds with so many campaigns. `npm run bench -- --presses`: how soon a press is answered.
import { readOptions, stopWith } from '../readOptions.ts'

const HELP = `npm run bench [-- --loads N] [--pages WORDS] | npm run bench -- --presses [--pages WORDS] | npm run bench -- --campaigns NUMBERS

Opens the pages that people open with nothing in the cache, on slow 4G with a slow processor, beside the floor (the smallest
login page on the same frameworks), and writes what it found to test-results/bench.json. dist/ is built first where it is older than its sources.

--loads      loads of each, 5 unless given
--pages      the pages with these in their names, by commas: login,home
--presses    in place of loads presses on every button of these pages: how soon the screen answers (test-results/presses.json)
--campaigns  in place of loads the bytes of builds with so many campaigns, by commas: 28,280

Example: npm run bench -- --loads 3 --pages login,home`

const { campaigns, loads, pages, presses } = readOptions(HELP, { campaigns: { type: 'string' }, loads: { type: 'string' }, pages: { type: 'string' }, presses: { type: 'boolean' } })
if (campaigns !== undefined && !/^[1-9]\d*(,[1-9]\d*)*$/.test(campaigns)) stopWith(`No numbers of campaigns: "${campaigns}"`, HELP)
if (presses) {
  const { benchPresses } = await import('./benchPresses.ts')
  await benchPresses(pages?.split(','))
} else if (campaigns === undefined) {
  const { benchLoads } = await import('./benchLoads.ts')
  await benchLoads({ loads: Number(loads ?? process.env.LOADS ?? 5), ...(pages === undefined ? {} : { pages: pages.split(',') }) })
} else {
  const { benchCampaigns } = await import('./benchCampaigns.ts')
  await benchCampaigns(campaigns.split(',').map(Number))
}
