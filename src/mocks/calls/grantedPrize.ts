import type { EndpointContext, Outcome } from './endpoint'
import type { KeptAnswers } from './mockIdempotent'

type Page = { readonly stat: object | null }
type PageOf = (context: EndpointContext) => Page

/** For users who have won nothing yet. */
const SAMPLE = { id: 'held', rewardName: '打车优惠券', rewardType: 2, amount: 1200, thresholdAmount: 2000 }

const withReward = (page: Page, change: object): Page => {
  const { reward } = (page.stat ?? {}) as { readonly reward?: object | null }
  return { ...page, stat: page.stat && { ...page.stat, reward: { ...(reward ?? SAMPLE), ...change } } }
}

/** Outcomes of a page call whose `stat` has a `reward`: it has been used, or could not be given, by its status; its days are over, by the server's time alone. */
export const grantedPrizeOutcomes = (pageOf: PageOf): { readonly [outcome: string]: Outcome } => ({
  prizeUsed: (context) => withReward(pageOf(context), { status: 3, expireTime: context.clock.shift({ days: 7 }) }),
  prizeExpired: (context) => withReward(pageOf(context), { expireTime: context.clock.shift({ minutes: -1 }) }),
  prizeFailed: (context) => withReward(pageOf(context), { status: 6 }),
})

type Won = { readonly isWin: boolean; readonly reward: object | null }

/** Of a thing that is opened once. */
export const openedStat = (opened: Won | undefined) => ({ isOpened: opened ? 1 : 0, isWin: opened?.isWin ? 1 : 0, reward: opened?.reward ?? null })

const THING = { rewardName: '车载香薰', rewardType: 3, amount: 0, thresholdAmount: 0, expireTime: null }

/** Outcomes of a draw that usually gives a sum. */
export function drawOutcomes<Drawn extends Won>(draws: KeptAnswers<Drawn>, draw: (context: EndpointContext) => Drawn): { readonly [outcome: string]: Outcome } {
  const giving = (change: (drawn: Drawn) => Partial<Won>): Outcome => (context) => draws.make(context, () => {
    const drawn = draw(context)
    return { ...drawn, ...change(drawn) }
  })
  return { nothing: giving(() => ({ isWin: false, reward: null })), goods: giving(({ reward }) => ({ reward: { ...reward, ...THING } })), unsaid: giving(() => ({ reward: null })) }
}
