import { furtherNames } from '../newCampaign/campaignNames.ts'
import { encode } from '../server/staticFiles.ts'

/** So many that the whims of the compressor, some fifty bytes whatever is added, come to one for each. */
const FURTHER = 50

/** Where the value of a property ends: at the comma or the bracket that closes what it stands in. */
function endOfProperty(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (quote) {
      if (letter === '\\') at += 1
      else if (letter === quote) quote = ''
    } else if ('"\'`'.includes(letter)) quote = letter
    else if ('([{'.includes(letter)) depth += 1
    else if (')]}'.includes(letter)) depth -= 1
    if (depth < 0 || (depth === 0 && letter === ',' && !quote)) return at
  }
  return text.length
}

/** The property of this name, as it stands in the text: a campaign's line in the registry. */
function lineOf(text: string, prefix: string): string {
  const start = text.search(new RegExp(`(?<=[{,])["']?${prefix}["']?:`))
  return start < 0 ? '' : text.slice(start, endOfProperty(text, start))
}

const isNamed = (text: string, prefix: string): boolean => new RegExp(`(?<![\\w-])${prefix}(?![\\w-])`).test(text)

export type CampaignBytes = {
  /** What one campaign more adds, brotli. */
  readonly each: number
  /** Why `each` is not the whole truth. */
  readonly failures: readonly string[]
}

/**
 * What a campaign costs a text that every page loads, without a second build: the text holds nothing of a campaign but one line, in which nothing but its
 * name differs, so the lines of further campaigns can be written. `npm run bench -- --campaigns 28,280` builds as many and says whether this is true.
 */
export async function campaignBytesOf(text: string, prefixes: readonly string[]): Promise<CampaignBytes> {
  const [first, ...others] = prefixes.map((prefix) => ({ prefix, line: lineOf(text, prefix) }))
  const forms = prefixes.map((prefix) => lineOf(text, prefix).replaceAll(prefix, '*').replace(/^\*/, '"*"'))
  const bare = prefixes.reduce((rest, prefix) => rest.replace(lineOf(text, prefix), ''), text)
  const failures = [
    ...prefixes.filter((prefix) => isNamed(bare, prefix)).map((prefix) => `${prefix} is named elsewhere than on its line`),
    ...(new Set(forms).size > 1 ? [`the campaigns' lines differ in more than their names: ${[...new Set(forms)].join(' ')}`] : []),
  ]
  if (!first?.line) return { each: 0, failures: others.some(({ line }) => line) ? [...failures, `${first?.prefix} has no line`] : failures }
  const further = furtherNames(prefixes, FURTHER).map((name) => `${forms[0]?.replaceAll('*', name)},`)
  const size = async (of: string): Promise<number> => (await encode(Buffer.from(of), 'br')).length
  return { each: ((await size(text.replace(first.line, further.join('') + first.line))) - (await size(text))) / FURTHER, failures }
}
