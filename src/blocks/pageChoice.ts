import type { AnyPage, PageKind } from './definePage'
import type { LoginChoice } from './login/loadLoginPage'

export type PageFlags = {
  /** Only for users who are logged in; others go to the campaign's login page and come back. */
  readonly login?: true
  /** `true`: the page has a `/preview` variant beside it. `'only'`: it exists as a preview alone (a surface drawn elsewhere). */
  readonly preview?: true | 'only'
}

export type PageChoice = PageFlags & {
  readonly kind: PageKind
  /** `configKey`: the page's part of the activity's configuration, from its path. `login`: what the campaign says of its login page. */
  readonly load: (configKey: string, login: LoginChoice) => Promise<{ readonly page: AnyPage }>
}

/** A campaign's choice for a page, from a file of its own. */
export type LazyOptions<Options> = () => Promise<Options>

/** Makes the function with which campaigns choose a page kind: `block` loads the function that makes the page, `choice` loads the campaign's options for it; both load in parallel when the page opens. */
export const choiceOf =
  <Options>(kind: PageKind, block: () => Promise<(configKey: string, options: Options) => AnyPage>) =>
  (choice: LazyOptions<Options>, flags: PageFlags = {}): PageChoice => ({
    ...flags,
    kind,
    load: async (configKey) => {
      const [make, options] = await Promise.all([block(), choice()])
      return { page: { ...make(configKey, options), kind } }
    },
  })

/** A page that is all the campaign's own, such as its home: its file exports `page`. */
export const customPage = (kind: PageKind, load: LazyOptions<{ readonly page: AnyPage }>, flags: PageFlags = {}): PageChoice => ({ ...flags, kind, load })
