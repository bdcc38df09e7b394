import type { CollectDraft } from '@/features/collect'
import type { CollectPageOptions, CollectValues } from './collectData'

/** How a draft says that a box is ticked: its values are texts. */
export const TICKED = '1'

type Asked = Pick<CollectPageOptions, 'fields'> & { readonly picks: readonly string[]; readonly ticks: readonly string[] | undefined; readonly standardWish: string }

/** What is sent of a draft: the fields that the form has, and what was ticked. */
export function sentValues({ values }: CollectDraft, { fields, picks, ticks, standardWish }: Asked): CollectValues {
  const wish = values['wish'] || standardWish
  return {
    ...Object.fromEntries([...fields, ...picks].flatMap((field) => (values[field] ? [[field, values[field].trim()]] : []))),
    ...(wish && { wish }),
    ...(ticks && { ticks: ticks.filter((name) => values[name] === TICKED) }),
  }
}
