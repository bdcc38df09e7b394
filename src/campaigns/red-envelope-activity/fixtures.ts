import { playStates } from '@/blocks/play/fixtures'
import type { HomeOwn } from './home'

const states = playStates<HomeOwn>({ seconds: 10, nextOpenAt: '' })

export const homeFixtures = { ...states, used: { ...states.default, nextOpenAt: '2026-11-24 10:00' }, caught: { ...states.won, stage: { step: 'told' as const, isFresh: false, result: { prize: states.won.stage.step === 'told' ? states.won.stage.result.prize : null, caught: 23 } } } }

export const facts = { next: { label: '下次开抢', text: '2026-11-24 10:00' }, condition: { label: '领取条件', text: '本月完成一次行程' } }
