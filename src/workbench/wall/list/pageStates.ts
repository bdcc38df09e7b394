import type { PageKind } from '@/blocks/definePage'
import type { CampaignBranch } from '../../tree/pageTree'

/** What stands in a campaign's place for the pages outside the campaigns; no prefix is written so. */
export const NO_CAMPAIGN = '-'

/** A page in one state that it can be shown in (a fixture). */
export type PageState = {
  /** `<page>#<fixture>`. */
  readonly id: string
  /** As its preview calls itself: `<prefix>` or `<prefix>/<path>`. */
  readonly page: string
  /** The prefix, or `NO_CAMPAIGN`. */
  readonly campaign: string
  /** The campaign's, in the language of the tool. */
  readonly title: string
  /** After the prefix; '' for the home. */
  readonly path: string
  readonly kind: PageKind
  /** Without an address for its preview: it is one in a frame with mis=1. */
  readonly isByFlag: boolean
  readonly fixture: string
}

/** Every state of every page, in the order of the tree. A page that cannot be loaded is reported, and listed in its default state: its frame says what is wrong. */
export async function listStates(tree: readonly CampaignBranch[], onFailure: (page: string, error: unknown) => void): Promise<readonly PageState[]> {
  const listed = await Promise.all(
    tree.flatMap(({ prefix, title, pages }) =>
      pages.map(async ({ id: page, path, kind, isByFlag = false, load }): Promise<readonly PageState[]> => {
        const fixtures = await load().then(
          (loaded) => Object.keys(loaded.fixtures),
          (error: unknown) => {
            onFailure(page, error)
            return ['default']
          },
        )
        return fixtures.map((fixture) => ({ id: `${page}#${fixture}`, page, campaign: prefix || NO_CAMPAIGN, title, path, kind, isByFlag, fixture }))
      }),
    ),
  )
  return listed.flat()
}
