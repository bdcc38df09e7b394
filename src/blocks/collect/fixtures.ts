import { openOffer } from '@/blocks/register/offer'
import type { CollectData, CollectField } from './collectData'

const draft = { values: { name: '李雷', phone: '13512345678', city: '上海' }, wrong: [], hasAgreed: false, requestId: null, outcome: 'writing' } as const

const sample: CollectData = {
  draft,
  protocol: [{ content: '我已阅读并同意', hyperlink: '' }, { content: '《个人信息授权书》', hyperlink: 'https://rules.example.com/consent' }],
  offer: { status: 'invited', inviter: { name: '139****9000', avatar: '' }, cents: 2000 },
  isBusy: false,
}

/** What a form shows in each of its states. */
export const collectStates = (fields: readonly CollectField[]) => ({
  default: sample,
  empty: { ...sample, draft: { ...draft, values: {} }, offer: openOffer },
  wrong: { ...sample, draft: { ...draft, values: { name: '李7' }, wrong: [...fields, 'phone', 'code'] } },
  invalid: { ...sample, offer: { status: 'invalid' as const, inviter: null, cents: null } },
  done: { ...sample, draft: { ...draft, outcome: 'done' as const } },
  duplicate: { ...sample, draft: { ...draft, outcome: 'duplicate' as const } },
})
