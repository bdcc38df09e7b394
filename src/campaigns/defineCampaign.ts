import type { ThemeOverrides } from '@/ui/theme'
import type { AnyPage, PageKind } from '@/blocks/definePage'
import type { LoginVariant } from '@/features/login'
import type { LateSlice } from '@/lib/lateSlice'

export type Audience = 'passenger' | 'driver' | 'enterprise' | 'channel'

export type PageEntry = {
  readonly kind: PageKind
  readonly load: () => Promise<{ readonly page: AnyPage }>
  /** Only for people who are logged in; others go to the campaign's login page and come back. */
  readonly login?: true
  /** `true`: the page has a `/preview` variant beside it. `'only'`: it exists as a preview alone (a surface drawn elsewhere). */
  readonly preview?: true | 'only'
}

/** A campaign: the choices that make it, and its pages by the path after its prefix (`''` is its home). Reads like the route table of spec 2 §2.3. */
export type Campaign = {
  readonly prefix: string
  /** The title in the current language; shown until a page's own configuration brings another. */
  readonly title: () => string
  readonly audience: Audience
  readonly loginVariant: LoginVariant
  /** Where the session comes from, where it is not the app's own login: the page around this one sends it (spec 2 §2.5). */
  readonly token?: 'fromParent'
  /** The activity a developer sees when the address names none; used in the dev stage only. */
  readonly developmentSourceId: string
  readonly theme?: ThemeOverrides
  /** Client state that the store gets with this campaign. */
  readonly slices?: readonly LateSlice[]
  readonly pages: { readonly [path: string]: PageEntry }
  /** The page that the campaign's root leads to, where the campaign has no home: one of `pages`. */
  readonly landing?: string
}

export function defineCampaign<const T extends Campaign>(campaign: T): T {
  return campaign
}
