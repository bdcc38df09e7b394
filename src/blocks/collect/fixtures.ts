import { openOffer } from '@/blocks/register/offer'
import type { CollectData, CollectPageOptions } from './collectData'

const draft = { values: { company: '星河科技（上海）有限公司', name: '李雷', phone: '13512345678', city: '上海' }, wrong: [], hasAgreed: false, requestId: null, outcome: 'writing', receipt: '' } as const

const sample: CollectData = {
  draft,
  agreements: [{ name: 'privacyAgreement', url: 'https://rules.example.com/consent' }],
  offer: { status: 'invited', inviter: { name: '139****9000', avatar: '' }, cents: 2000 },
  isBusy: false,
  account: '',
}

/** What a form shows in each of its states. */
export function collectStates({ fields, isLogin, sampleCents: cents = 2000, samplePicks }: Pick<CollectPageOptions, 'fields' | 'isLogin' | 'sampleCents' | 'samplePicks'>) {
  const shown: CollectData = { ...sample, offer: { ...sample.offer, cents } }
  const receipt = isLogin ? 'XS20261120001' : ''
  return {
    default: shown,
    ...(isLogin && { knownNumber: { ...shown, account: '135****5678' } }),
    empty: { ...shown, draft: { ...draft, values: {} }, offer: openOffer },
    wrong: { ...shown, draft: { ...draft, values: { name: '李7' }, wrong: [...fields, 'phone', 'code', ...Object.keys(samplePicks ?? {})] } },
    invalid: { ...shown, offer: { status: 'invalid' as const, inviter: null, cents: null } },
    sending: { ...shown, draft: { ...draft, values: { ...draft.values, code: '123456', ...samplePicks }, hasAgreed: true }, isBusy: true },
    done: { ...shown, draft: { ...draft, outcome: 'done' as const, receipt } },
    duplicate: { ...shown, draft: { ...draft, outcome: 'duplicate' as const, receipt } },
  }
}
