import { rootPages } from '@/app/routing/rootPages'
import type { ConfigField, ConfigFields } from '@/lib/pageConfig'
import { allPagesOf, campaigns } from '../../tests/campaigns/campaigns'
import { payloads } from '../../tests/faults/payloads/payloads'
import { ADDRESS, JUDGED_LATER, MINI_PAGE } from './addressFields'

const { links } = payloads

/** Every page of every campaign, of the template, and those that stand outside. */
const entries = [...campaigns.flatMap(allPagesOf).map(([, { entry }]) => entry), ...Object.values(rootPages)]
const configs = await Promise.all(entries.map(async (entry) => (await entry.load()).page.config as ConfigFields))

/** Every single field, in groups and lists too, by its name. */
const leavesOf = (fields: ConfigFields): readonly (readonly [name: string, field: ConfigField<unknown>])[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.fields ? leavesOf(field.fields) : [[name, field as ConfigField<unknown>] as const]))

const leaves = [...new Set(configs)].flatMap(leavesOf)
const names = (fields: typeof leaves): readonly string[] => [...new Set(fields.map(([name]) => name))]

it('no configuration sets an address that must not be followed or shown', () => {
  const addresses = leaves.filter(([, { editor }]) => editor === 'link' || editor === 'image')
  expect(addresses.length).toBeGreaterThan(30)
  const open = addresses.filter(([, field]) => links.some((link) => field.faultOf(link) === null))
  expect(names(open)).toEqual(JUDGED_LATER)
})

it('no configuration calls a plain text an address', () => {
  const misnamed = leaves.filter(([name, { editor }]) => ADDRESS.test(name) && /text/i.test(editor))
  expect(names(misnamed)).toEqual([MINI_PAGE])
})
