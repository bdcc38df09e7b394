import type { CardPageOptions } from './card/cardPage'
import type { AnyPage, PageKind } from './definePage'
import type { ListPageOptions } from './list/listPage'
import { loadLoginPage } from './login/loadLoginPage'
import type { RegisterPageOptions } from './register/registerPage'
import type { PlacePageOptions } from './places/placePage'
import type { ResultPageOptions } from './result/resultPage'
import type { SharePageOptions } from './share/sharePage'
import type { WithdrawPageOptions } from './withdraw/withdrawPage'

// What a definition writes for its pages. A block and the campaign's choice come in files of their own, side by side, when the page is opened.

export type PageFlags = {
  /** Only for users who are logged in; others go to the campaign's login page and come back. */
  readonly login?: true
  /** `true`: the page has a `/preview` variant beside it. `'only'`: it exists as a preview alone (a surface drawn elsewhere). */
  readonly preview?: true | 'only'
}

export type PageChoice = PageFlags & {
  readonly kind: PageKind
  /** `configKey`: the page's part of the activity's configuration, from its path. */
  readonly load: (configKey: string) => Promise<{ readonly page: AnyPage }>
}

/** A campaign's choice for a page, from a file of its own. */
type Choice<Options> = () => Promise<Options>

/** `block` makes a page of the choice. */
const from =
  <Options>(kind: PageKind, block: () => Promise<(configKey: string, options: Options) => AnyPage>) =>
  (choice: Choice<Options>, flags: PageFlags = {}): PageChoice => ({
    ...flags,
    kind,
    load: async (configKey) => {
      const [make, options] = await Promise.all([block(), choice()])
      return { page: make(configKey, options) }
    },
  })

/** A page that is all the campaign's own, such as its home: its file exports `page`. */
export const own = (kind: PageKind, load: Choice<{ readonly page: AnyPage }>, flags: PageFlags = {}): PageChoice => ({ ...flags, kind, load })

export const login = (flags: PageFlags = {}, variant: Parameters<typeof loadLoginPage>[0] = 'standard'): PageChoice => ({ ...flags, kind: 'login', load: loadLoginPage(variant) })

export const rule = (flags: PageFlags = {}): PageChoice => ({ ...flags, kind: 'rule', load: async (configKey) => ({ page: (await import('./rule/rulePage')).rulePage(configKey) }) })

// oxlint-disable-next-line typescript/no-explicit-any -- row and tab belong together inside a choice and are opaque outside it
export const list = /* #__PURE__ */ from<ListPageOptions<any, any>>('list', async () => (await import('./list/listPage')).listPage)
export const share = /* #__PURE__ */ from<SharePageOptions>('share', async () => (await import('./share/sharePage')).sharePage)
export const register = /* #__PURE__ */ from<RegisterPageOptions>('register', async () => (await import('./register/registerPage')).registerPage)
export const result = /* #__PURE__ */ from<ResultPageOptions>('result', async () => (await import('./result/resultPage')).resultPage)
export const recall = /* #__PURE__ */ from<ResultPageOptions>('recall', async () => (await import('./result/resultPage')).resultPage)
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the campaign's page call says besides
export const withdraw = /* #__PURE__ */ from<WithdrawPageOptions<any>>('withdraw', async () => (await import('./withdraw/withdrawPage')).withdrawPage)
export const place = /* #__PURE__ */ from<PlacePageOptions>('address', async () => (await import('./places/placePage')).placePage)
/** A surface that is drawn elsewhere: it exists as a preview alone. */
export const card = (choice: Choice<CardPageOptions>): PageChoice => cardEntry(choice, { preview: 'only' })
const cardEntry = /* #__PURE__ */ from<CardPageOptions>('card', async () => (await import('./card/cardPage')).cardPage)
