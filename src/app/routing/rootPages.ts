import type { PageDefinition } from '@/campaigns/defineCampaign'

const BIND = 'driver-promotor-code-bind'

/** The pages outside the campaigns, by path. In a frame with mis=1 each is its own preview (spec 2 §2.5). */
export const rootPages: { readonly [path: string]: PageDefinition } = {
  [BIND]: { kind: 'form', load: () => import('@/blocks/bind/bindPage') },
  [`${BIND}/verify`]: { kind: 'form', load: () => import('@/blocks/bind/verifyPage') },
  [`${BIND}/result`]: { kind: 'result', load: () => import('@/blocks/bind/resultPage') },
}
