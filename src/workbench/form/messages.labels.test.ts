import { rootPages } from '@/app/routing/rootPages'
import { editableFields } from '@/blocks/share/editableFields'
import { registry } from '@/campaigns/registry'
import type { ConfigFields } from '@/lib/pageConfig'
import { hasEveryCampaign } from '../../../tests/architecture/hasEveryCampaign'
import { loadTree, rootBranch } from '../tree/pageTree'
import { englishLabels } from './messages.labels'

/** Of the fields, of the fields in them, and of what can be chosen in them. */
const labelsOf = (fields: ConfigFields): readonly string[] =>
  Object.values(fields).flatMap(({ label, choices = [], fields: inner = {} }) => [label].concat(choices.map((choice) => choice.label), labelsOf(inner)))

it('has English for every label and every choice that marketing sees, and for no other (spec 2 §2.5)', async () => {
  const tree = await loadTree(registry, () => Promise.resolve(), (prefix, error) => {
    throw new Error(prefix, { cause: error })
  })
  const pages = await Promise.all([...tree, rootBranch(rootPages, '')].flatMap((branch) => branch.pages.map(({ load }) => load())))
  const seen = new Set(pages.flatMap((page) => labelsOf(editableFields(page))))
  expect(seen.size).toBeGreaterThan(100)
  const known = Object.keys(englishLabels)
  expect({ missing: [...seen].filter((label) => /[\u3000-\uffff]/.test(label) && !known.includes(label)), unused: known.filter((label) => hasEveryCampaign && !seen.has(label)) }).toEqual({ missing: [], unused: [] })
})
