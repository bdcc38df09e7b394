import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = { queryTestDriveOrderList: [{ tab: 'inProgress' }, { tab: 'over' }] }
