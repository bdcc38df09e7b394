import type { Campaign, PageDefinition } from '@/campaigns/defineCampaign'
import type { Hints } from '../../../tests/faults/hints.ts'
import type { Wanted } from '../../../tests/bench/report.ts'
import { bytesOfFloor, homeBytesOfFloor, layoutShift, timesOfFloor } from '../../budgets.ts'

export type Definition = Pick<Campaign, 'prefix' | 'developmentSourceId' | 'landing'> & { readonly pages: { readonly [path: string]: Pick<PageDefinition, 'kind' | 'login' | 'preview'> } }

/** A page of the benchmark, and who opens it: anybody, who comes by an invitation, or a user with friends or with orders. */
export type BenchPage = {
  /** Words by which `--pages` chooses it. */
  readonly name: string
  /** Below the base path. */
  readonly path: string
  readonly sourceId: string
  /** What the address says besides, where a bare visit shows less: `&orderNo=R1`. */
  readonly search: string
  readonly who: 'anybody' | 'invited' | 'friends' | 'orders'
  /** The account, where the page takes a certain one: a driver's. */
  readonly mobile?: string
  readonly until: 'form' | 'shown'
  readonly wanted: Wanted
  /** In the bundle for old browsers. */
  readonly isLegacy?: true
  /** On the second visit. */
  readonly isAgain?: true
}

type Found = { readonly campaign: Definition; readonly path: string; readonly search: string; readonly mobile?: string; readonly entry: Pick<PageDefinition, 'kind' | 'login'> }

const ofEveryPage: Wanted = { fcp: timesOfFloor.fcp, lcp: timesOfFloor.lcp, blocking: timesOfFloor.blocking, shift: layoutShift }

type HintsByPrefix = Readonly<Record<string, Hints>>

function pagesOf(campaign: Definition, hints: HintsByPrefix): readonly Found[] {
  return Object.entries(campaign.pages).flatMap(([path, entry]) => {
    const { search = '', mobile } = hints[campaign.prefix]?.[path] ?? {}
    return entry.preview === 'only' ? [] : [{ campaign, path, search, entry, ...(mobile === undefined ? {} : { mobile }) }]
  })
}

/** Where a campaign begins: its root; where that only leads on, its home page; where it has none, the page that its root leads to. */
function homeOf(campaign: Definition, hints: HintsByPrefix): Found | undefined {
  const pages = pagesOf(campaign, hints)
  return pages.find(({ path, entry }) => path === '' && entry.kind !== 'redirect') ?? pages.find(({ entry }) => entry.kind === 'home') ?? pages.find(({ path }) => path === campaign.landing)
}

function pageOf(name: string, { campaign: { prefix, developmentSourceId: sourceId }, path, search, mobile, entry: { kind, login } }: Found, more: Partial<BenchPage> = {}, wanted: Wanted = {}): BenchPage {
  const hasField = kind === 'login' || kind === 'register'
  const who = kind === 'register' ? 'invited' : kind === 'detail' || kind === 'list' ? 'orders' : login ? 'friends' : 'anybody'
  // An invitation of the visitor's own stands in the address already.
  return { name, path: prefix + (path && `/${path}`), sourceId, search: who === 'invited' ? '' : search, who, until: hasField ? 'form' : 'shown', wanted: { ...ofEveryPage, ...(hasField && { usable: timesOfFloor.usable }), ...wanted }, ...((who === 'friends' || who === 'orders') && mobile !== undefined && { mobile }), ...more }
}

/**
 * The login and the register page, the home of every campaign, a list and an order, each as the first campaign of the registry that has one defines it; the
 * login of old browsers, and the second visit of a home. `hints` say what a page needs besides its address (tests/faults/hints.ts).
 */
export function benchPages(campaigns: readonly Definition[], hints: HintsByPrefix = {}): readonly BenchPage[] {
  const all = campaigns.flatMap((campaign) => pagesOf(campaign, hints))
  const first = (isIt: (entry: Found['entry']) => boolean, make: (found: Found) => readonly BenchPage[]): readonly BenchPage[] => {
    const found = all.find(({ entry }) => isIt(entry))
    return found ? make(found) : []
  }
  const homes = campaigns.flatMap((campaign) => homeOf(campaign, hints) ?? [])
  const isOwnHome = ({ entry }: Found): boolean => entry.kind === 'home'
  const firstHome = homes.find(isOwnHome)
  return [
    ...first(({ kind }) => kind === 'login', (found) => [
      pageOf('login', found, {}, { fileBytes: bytesOfFloor.modern, form: timesOfFloor.form }),
      pageOf('login legacy', found, { isLegacy: true, wanted: { fileBytes: bytesOfFloor.legacy } }),
    ]),
    ...first(({ kind }) => kind === 'register', (found) => [pageOf('register', found)]),
    ...homes.map((found) => pageOf(`home ${found.campaign.prefix}`, found, {}, { fileBytes: homeBytesOfFloor, ...(found === firstHome && { pressable: timesOfFloor.usable, action: timesOfFloor.action }) })),
    ...(firstHome ? [pageOf(`home ${firstHome.campaign.prefix} again`, firstHome, { isAgain: true, wanted: { pressable: timesOfFloor.usable, action: timesOfFloor.again } })] : []),
    ...first(({ kind, login }) => kind === 'list' && login === true, (found) => [pageOf('list', found, { who: 'friends' })]),
    ...first(({ kind }) => kind === 'detail', (found) => [pageOf('order', found)]),
  ]
}

const wordsOf = ({ name }: BenchPage): readonly string[] => name.split(' ')

/** Those that have one of the words; all where none is asked for. A word that no page has is a mistake. */
export function choosePages(pages: readonly BenchPage[], words: readonly string[] | undefined): readonly BenchPage[] {
  if (!words) return pages
  const known = new Set(pages.flatMap(wordsOf))
  const unknown = words.filter((word) => !known.has(word))
  if (unknown.length > 0) throw new Error(`No page of the benchmark is called ${unknown.join(', ')}. There are: ${[...known].join(', ')}`)
  return pages.filter((page) => wordsOf(page).some((word) => words.includes(word)))
}
