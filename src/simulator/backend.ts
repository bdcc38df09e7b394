/** The replies of the embedded backend under `/__mock__/` (src/mocks/controls.ts). */
export type BackendEndpoint = { readonly name: string; readonly method: string; readonly path: string; readonly outcomes: readonly string[]; readonly words: Readonly<Record<string, { readonly zh: string; readonly en: string }>> }
/** `at`: when it came (epoch, ms); `took`: until its answer (ms), absent while it is under way. */
export type ReceivedRequest = { readonly id: number; readonly at: number; readonly took?: number; readonly method: string; readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: unknown; readonly endpoint?: string; readonly outcome?: string }
export type CampaignListing = { readonly prefix: string; readonly sourceId: string; /** Its session comes from the page around it. */ readonly isTokenFromParent?: true; readonly urls: readonly string[] }
export type AccountListing = { readonly loginCode: string; readonly accounts: readonly { readonly role: string; readonly mobile: string; readonly userType: number }[] }
export type ScenarioListing = { readonly scenario: Readonly<Record<string, readonly string[]>> }

const addressOf = (path: string): string => new URL(path, window.location.href).href

/** Rejects where the backend cannot be reached or says no. */
export async function getControls<T>(name: string): Promise<T> {
  const response = await fetch(addressOf(`/__mock__/${name}`))
  if (!response.ok) throw new Error(`${name} ${response.status}`)
  return (await response.json()) as T
}

/** Pulls a lever of the backend. Rejects where it cannot be reached or says no. */
export async function postControls<T>(name: string, body: object): Promise<T> {
  const response = await fetch(addressOf(`/__mock__/${name}`), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${name} ${response.status}`)
  return (await response.json()) as T
}

/** A call of the product's own. Rejects with the server's words where its errCode is not 0. */
export async function callBackend<T>(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<T> {
  return callThrough((address, init) => fetch(addressOf(address), init), path, body, headers)
}

/** A call of the product's own by other means than this page's `fetch`. Rejects with the server's words where its errCode is not 0. */
export async function callThrough<T>(send: (path: string, init: RequestInit) => Promise<Response>, path: string, body: object, headers: Readonly<Record<string, string>>): Promise<T> {
  const response = await send(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) })
  const { errCode, errMsg, data } = (await response.json()) as { readonly errCode: number; readonly errMsg: string; readonly data: T }
  if (errCode !== 0) throw new Error(`${errCode} ${errMsg}`)
  return data
}
