import { isProduction, type CallEnvironment } from '@config/env'
import type { ApiRequest, RequestContext } from './request'

type Headers = { readonly [name: string]: string | undefined }
type HeaderRule = (environment: CallEnvironment, context: RequestContext, request: ApiRequest) => Headers

const mark: HeaderRule = () => ({ 'X-Requested-With': 'XMLHttpRequest', 'X-Saic-Platform': 'h5', Accept: 'application/json' })

const app: HeaderRule = ({ appId, productId }, { channel }) => ({ 'X-Saic-App-Id': appId, 'X-Saic-Channel': channel, 'X-Saic-Product-Id': productId })

const device: HeaderRule = (_, { deviceId }) => ({ 'X-Saic-Device-Id': deviceId })

const finger: HeaderRule = (_, { fingerId }, { url }) => (url.includes('receivedata') ? {} : { 'X-Saic-Finger-Id': fingerId })

/** Only the login call sends the user's city (spec 1 §7). */
const city: HeaderRule = (_, { cityCode }, { url }) => (url.endsWith('/caslogin') ? { 'X-Saic-City-Code': cityCode } : {})

const bearer: HeaderRule = (_, { token }) => (token ? { Authorization: `Bearer ${token}` } : {})

const json: HeaderRule = (_, __, { body }) => (body === undefined ? {} : { 'Content-Type': 'application/json' })

const own: HeaderRule = (_, __, { headers }) => headers ?? {}

const dyeing: HeaderRule = (environment, context) => (context.dyeing && !isProduction(environment) ? { 'x-dyeing': context.dyeing } : {})

/** The headers of every call. The document's script needs few others: its call is made without a session. */
const ALWAYS: readonly HeaderRule[] = [mark, app, device, finger]

/** A later rule overrides an earlier one. Literal, so that the order can be read here (spec 1 §7). */
const written =
  (rules: readonly HeaderRule[], more: readonly HeaderRule[] = []) =>
  (environment: CallEnvironment, context: RequestContext, request: ApiRequest): Record<string, string> =>
    Object.assign({}, ...rules.concat(more).map((rule) => rule(environment, context, request)))

export const headersFor = /* #__PURE__ */ written(ALWAYS, [city, bearer, json, own, dyeing])
export const earlyHeadersFor = /* #__PURE__ */ written(ALWAYS, [json])
