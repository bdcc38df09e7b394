import { playStates } from '@/blocks/play/fixtures'
import type { HomeOwn } from './home'

const states = playStates<HomeOwn>({ prize: null })

export const homeFixtures = { ...states, opened: { ...states.default, prize: { id: '1', name: '现金红包', kind: 'cash' as const, cents: 1688, thresholdCents: 0, expiresAt: '', link: '' } } }
