import type { ThemeOverrides } from '@/ui/theme'
import type { AnyPage } from '@/blocks/definePage'
import type { LoginChoice } from '@/blocks/login/loadLoginPage'
import type { PageChoice } from '@/blocks/pageChoices'
import type { LazySlice } from '@/lib/storage/lazySlice'

type Audience = 'passenger' | 'driver' | 'enterprise' | 'channel'

/** A page of a definition, ready to be loaded. */
export type PageDefinition = Omit<PageChoice, 'load'> & { readonly load: () => Promise<{ readonly page: AnyPage }> }

/** `loginVariant` and `loginScene` are those of `login()` in `pages`, and of the login page that a campaign has without listing one. */
type Choices = LoginChoice & {
  readonly prefix: string
  /** The title in the current language; shown until a page's own configuration brings another. */
  readonly title: () => string
  readonly audience: Audience
  /** Where the session comes from, where it is not the app's own login: the page around this one sends it (spec 2 §2.5). */
  readonly token?: 'fromParent'
  /** The sourceId when the address names none; in the dev stage only. The embedded backend has an activity of this name. */
  readonly developmentSourceId: string
  readonly theme?: ThemeOverrides
  /** Slices that are injected into the store with this campaign. */
  readonly slices?: readonly LazySlice[]
  /** Where the campaign's root redirects to, for a campaign without a home: one of `pages`, or a notice where all of them are previews only. */
  readonly landing?: string
}

/** A campaign: the choices that make it, and its pages by the path after its prefix (`''` is its home). Reads like the route table of spec 2 §2.3. */
export type Campaign = Choices & { readonly pages: { readonly [path: string]: PageDefinition } }

export function defineCampaign<const Path extends string>({ pages, ...choices }: Choices & { readonly pages: { readonly [P in Path]: PageChoice } }): Omit<Campaign, 'pages'> & { readonly pages: { readonly [P in Path]: PageDefinition } } {
  return { ...choices, pages: Object.fromEntries(Object.entries<PageChoice>(pages).map(([path, { load, ...entry }]) => [path, { ...entry, load: () => load(configKeyOf(path), choices) }])) as { readonly [P in Path]: PageDefinition } }
}

/** `invitation-list` is `invitationList`, and the home is `home`. */
const configKeyOf = (path: string): string => path.replace(/[-/](.)/g, (_, letter: string) => letter.toUpperCase()) || 'home'
