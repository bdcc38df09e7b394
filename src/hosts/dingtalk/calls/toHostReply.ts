import { FAILURE_OF_CODE } from '../../bridgeCode'
import type { HostFailure, HostReply } from '../../host'
import { parseBridgeError, TIMEOUT } from './bridgeError'

const KINDS: Readonly<Partial<Record<string, HostFailure['kind']>>> = {
  ...FAILURE_OF_CODE,
  [TIMEOUT.code]: 'timeout',
  '4040': 'unsupported',
  '4050': 'unsupported',
  '4060': 'unsupported',
}

/** A call of this host in the form of the port: it never rejects. */
export async function toHostReply(call: string, work: Promise<unknown>): Promise<HostReply<null>> {
  try {
    await work
    return { ok: true, value: null }
  } catch (thrown) {
    const { errorCode, errorMessage, isHostTooOld } = parseBridgeError(thrown)
    return { ok: false, failure: { kind: isHostTooOld ? 'outdated' : (KINDS[errorCode] ?? 'failed'), call, message: errorMessage } }
  }
}
