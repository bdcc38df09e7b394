import { makeDeviceId } from './device/deviceId'

/** The client's id of one intended action, 32 random characters: the backend treats a repeated id as the same action. */
export const makeRequestId = makeDeviceId
