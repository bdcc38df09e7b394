import { site } from './driver/inBothBrowsers.ts'

export type Received = { readonly endpoint?: string; readonly outcome?: string; readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: Readonly<Record<string, unknown>> | null }

/** What the embedded backend was asked since the test began, oldest first. */
export const allReceived = async (): Promise<readonly Received[]> => (await (await fetch(new URL('/__mock__/requests', site))).json()) as readonly Received[]

export const received = async (endpoint: string): Promise<readonly Received[]> => (await allReceived()).filter((request) => request.endpoint === endpoint)
