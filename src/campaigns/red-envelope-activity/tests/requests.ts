import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = { openRedEnvelope: [undefined, { catches: [120, 480] }] }
