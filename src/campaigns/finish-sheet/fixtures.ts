import { playStates, samplePrize } from '@/blocks/play/fixtures'
import type { HomeOwn } from './home'

const { lost: _, ...states } = playStates<HomeOwn>({ prize: null, finishedAt: '2026-11-20 18:32' })

export const homeFixtures = { ...states, received: { ...states.default, prize: samplePrize }, loggedOut: { ...states.default, isLoggedIn: false }, empty: { ...states.default, finishedAt: null } }
