import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { 'recall-user': { search: '&inviteePageType=4', who: [false] } }
