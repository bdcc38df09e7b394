// About 10 s.
import { longList } from '../../../../../tests/browser/looks/longList.ts'

const driver = { prefix: 'driver-invite-driver-activity-plus', sourceId: 'D2DPLUS2026', mobile: '13900139000' }

longList({ ...driver, path: 'invite-record', call: 'queryD2dPlusInviteList', detail: 'invite-detail', isSample: true })
longList({ ...driver, path: 'income-list', call: 'queryD2dPlusIncomeList' })
longList({ ...driver, path: 'week-list', call: 'queryD2dPlusWeekList', detail: 'invite-record' })
