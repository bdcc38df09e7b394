import { site } from './driver/inBothBrowsers.ts'
import { until } from './driver/until.ts'

export type Received = { readonly endpoint?: string; readonly outcome?: string; readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: Readonly<Record<string, unknown>> | null }

/** What the embedded backend was asked since the test began, oldest first. */
export const allReceived = async (): Promise<readonly Received[]> => (await (await fetch(new URL('/__mock__/requests', site))).json()) as readonly Received[]

export const received = async (endpoint: string): Promise<readonly Received[]> => (await allReceived()).filter((request) => request.endpoint === endpoint)

/** A call that nothing on the page waits for may come after what the page says. */
const LIMIT_MS = 20_000

/** Waits until the backend was asked so often in all. */
export async function receivedTimes(endpoint: string, times: number): Promise<readonly Received[]> {
  await until(`${endpoint} is sent ${times} times`, async () => (await received(endpoint)).length >= times, LIMIT_MS)
  return received(endpoint)
}
