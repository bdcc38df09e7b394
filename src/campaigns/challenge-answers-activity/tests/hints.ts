import { CODE } from '@/api/errors/errorCodes'
import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import { findByMobile } from '@/mocks/state/accounts'
import { createState } from '@/mocks/state/state'
import type { Hints } from '../../../../tests/faults/hints'

// Who has just been through a round.
const { uid = '' } = findByMobile(createState(), '13800138000') ?? {}
const outcome = { right: 4, total: 5, reward: null, mistakes: [], chances: 1 }
const after = (hasPassed: boolean) => ({ waits: DRAW_RETRY_DELAYS_MS, isLoggedIn: true, kept: { 'user.quiz': { owner: `CHALLENGE2026 ${uid}`, roundId: 'R1', outcome: { ...outcome, hasPassed } } } })

export const hints: Hints = { '': { waits: DRAW_RETRY_DELAYS_MS, endedBy: { startChallenge: [CODE.noChallengeChance, CODE.allRewardsAchieved] } }, 'success': after(true), 'fail': after(false) }

export const elsewhere = { submitChallengeAnswers: 'only after five answers, each shown for a moment: campaign.test.tsx' }
