import type { ApiRequest } from '@/api/request'

/** The login page's configuration. Apart from the endpoints, so that the document can send the very same call before the bundles are there. */
export const loginPageRequest = (sourceId: string): ApiRequest => ({ url: '/external/v1/CandleBizService/getLoginPage', query: { sourceId } })
