import type { Hints } from '../../../../tests/faults/hints'

const driver = { mobile: '13900139000' }

export const hints: Hints = {
  '': driver,
  share: driver,
  'invitation-list': driver,
  'profit-list': driver,
  'profit-detail': driver,
}

export const kitCalls = ['getPageConfig', 'queryInviterCard', 'riskCheck']
