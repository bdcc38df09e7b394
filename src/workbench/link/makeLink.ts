import { chooseEnvironment } from '@config/env'
import { buildAddress, type LinkChoice } from './buildAddress'
import { pagesOf } from './explain/routes'
import { readPlace } from './explain/readPlace'
import { shareCards, type ChatCard } from './shareCards'
import { coverLine } from './visit/coverLine'
import { visitPage } from './visit/visitPage'
import type { Workshop } from './examine'

export type MadeLink = { readonly address: string; readonly cards: readonly ChatCard[] }

/** The address of a choice and its share cards, with what the embedded backend says of the page now. `picture`: of the campaign's links. Throws for a page that there is none of. */
export async function makeLink(choice: LinkChoice, picture: string, { campaigns, send }: Workshop): Promise<MadeLink> {
  const { prefix, path } = choice
  const campaign = Object.hasOwn(campaigns, prefix) ? campaigns[prefix] : undefined
  const entry = campaign && pagesOf(campaign)[path]
  const address = buildAddress(choice)
  const place = readPlace(address, choice.origin)
  if (!entry || !place) throw new Error(`${prefix}/${path}`)
  const { page } = await entry.load()
  const { origin, hostname, pathname, search } = place
  const { rawConfig, defaults } = await visitPage({ page, campaign, environment: chooseEnvironment(hostname, null).environment, session: null, origin, pathname, search, send })
  const head = { title: campaign.title(), description: await coverLine(campaign), picture }
  return { address, cards: shareCards({ page, rawConfig, defaults, link: address, origin, head }) }
}
