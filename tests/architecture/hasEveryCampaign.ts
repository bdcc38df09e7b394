import { readFileSync } from 'node:fs'
import { registry } from '@/campaigns/registry'

const catalogue = JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')) as readonly { readonly campaign: string }[]

/** Whether each campaign of the specification is there. What the tools say of pages is one vocabulary: without a campaign some of its words may be unused, and stay. */
export const hasEveryCampaign = catalogue.every(({ campaign }) => campaign in registry)
