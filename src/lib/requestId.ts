import { makeDeviceId } from './deviceId'

/** A name for one intended action, made by the client: the backend takes the same name again for the same action. 32 random characters. */
export const makeRequestId = makeDeviceId
