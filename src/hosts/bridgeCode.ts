import type { HostFailure } from './host'

/** What the hosts' bridges answer with (spec 1 §4, §8). Any other code is a failure. */
export const BRIDGE_CODE = { success: '0', cancelled: '-1', missing: '1', denied: '7' } as const

export const FAILURE_OF_CODE: Readonly<Partial<Record<string, HostFailure['kind']>>> = { [BRIDGE_CODE.cancelled]: 'cancelled', [BRIDGE_CODE.missing]: 'unsupported', [BRIDGE_CODE.denied]: 'denied' }
