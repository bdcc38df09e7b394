import { longList } from '../../../../../tests/browser/looks/longList.ts'

longList({ prefix: 'robotaxi-p2p-activity', path: 'invitation-list', sourceId: 'ROBOTAXIP2P2026', call: 'queryRobotaxiPipInviteList' })
