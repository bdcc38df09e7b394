import type { ApiRequest } from '@/api/request'

// The calls that the document can send before the bundles are there. Apart from the endpoints, so that both send the very same.

const SERVICE = '/external/v1/CandleBizService/'

/** The login page's configuration. */
export const loginPageRequest = (sourceId: string): ApiRequest => ({ url: `${SERVICE}getLoginPage`, query: { sourceId } })

/** Any other call of the service. */
export const postTo = (name: string, body: unknown): ApiRequest => ({ url: SERVICE + name, method: 'POST', body })

type Visit = { readonly sourceId: string; readonly promotorCode: string; readonly cityCode: string; readonly channel: string }

/** A campaign's page call, for a visitor who has no session (`blocks/useActivityRequest.ts` says what it sends for others). Empty: not said. */
export const pageRequest = (name: string, { sourceId, promotorCode, cityCode, channel }: Visit): ApiRequest =>
  postTo(name, { sourceId, userUid: '', promotorCode, newUserFlag: 1, ...(cityCode ? { cityCode } : {}), ...(channel ? { channel } : {}) })
