import { KNOWN_PHONES } from '../../../src/mocks/state/accounts.ts'
import type { BenchPage } from './benchPages.ts'

type Person = { readonly token: string; readonly userUid: string; readonly userPromoteCode: string; readonly transportType: number; readonly mobile: string }

/** What a browser brings along: the parameters of an invitation, or the cookie of a session. */
export type Visitor = { readonly query: string; readonly cookie?: Readonly<Record<string, unknown>> }

/** Secure, of this host alone: src/app/persistence/cookieStorage.ts. */
const COOKIE = '__Host-market-platform-h5.session'

/** The visitors of the pages, by what the embedded backend at this origin says of them. */
export function benchVisitors(backend: string): (page: Pick<BenchPage, 'who' | 'mobile'>) => Promise<Visitor> {
  async function ask(path: string, body: object, token?: string): Promise<Partial<Person> & { readonly casJwt?: string }> {
    const reply = await fetch(backend + path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) })
    return ((await reply.json()) as { readonly data: object }).data
  }
  async function logIn(mobile: string): Promise<Person> {
    const { casJwt: token = '' } = await ask('/cas/v2/caslogin', { accountName: mobile, loginCode: '123456', accountType: 1, platform: 'h5', contextToken: '' })
    return { ...((await ask('/external/v1/CandleBizService/loginCallback', { type: 2, isApp: 0, channel: 'SAIC', userType: 1 }, token)) as Person), token }
  }
  const toCookie = ({ token, userUid: id, userPromoteCode: promotorCode, transportType, mobile: mobileMask }: Person, mobile: string) => {
    const session = { token, id, promotorCode, isNewUser: false, transportType, mobileMask, mobile, userType: 1, _persist: { version: 1, rehydrated: true } }
    return { name: COOKIE, value: encodeURIComponent(JSON.stringify(session)), path: '/', secure: true }
  }
  return async ({ who, mobile: certain }) => {
    if (who === 'anybody') return { query: '' }
    // A user with many friends, and one with a test drive under way.
    const mobile = certain ?? (who === 'orders' ? KNOWN_PHONES.dormant : KNOWN_PHONES.passenger)
    const person = await logIn(mobile)
    return who === 'invited' ? { query: `&promotorCode=${person.userPromoteCode}` } : { query: '', cookie: toCookie(person, mobile) }
  }
}
