import { APP_SCHEMES } from './appSchemes.ts'
import type { Environment, Line, Stage } from './environment.ts'

/** What a call needs to know; the document's script, which every page carries, needs no more. */
export type CallEnvironment = Pick<Environment, 'stage' | 'line' | 'apiBase' | 'appId' | 'productId' | 'channel'>

const NAME = 'market-platform-h5'

/** Of every host of ours: the site, its gateways, the tools and the app that frame it. */
export const DOMAIN = 'ride-market.example'

/** By line: the end of its app id, and its product. */
const lines: Record<Line, readonly [suffix: string, product: number]> = { car: ['', 10], carCommercial: ['-commercial', 11], taxi: ['-taxi', 20] }

/** Scripts of vendors, run as they come; in development the embedded backend serves stand-ins. */
const SLIDER_SCRIPT = 'https://static.geetest.com/static/tools/gt.js'
const CARRIER_SCRIPT = `https://static.${DOMAIN}/vendor/number-auth-web-sdk/1.2.0.js`
const PAYMENT_SCRIPT = 'https://appx/web-view.min.js'

const suffixOf = (stage: Stage): string => (stage === 'prod' ? '' : `-${stage}`)

/** A host of ours for the stage: a gateway, a tool. Development talks to the origin that served the page. */
export const originOf = (name: string, stage: Stage): string => (stage === 'dev' ? '' : `https://${name}${suffixOf(stage)}.${DOMAIN}`)

/** `isKnownHost`: a page on a host that is not listed asks its own origin. */
export function callEnvironmentOf(stage: Stage, line: Line, isKnownHost = true): CallEnvironment {
  const [suffix, product] = lines[line]
  return { stage, line, apiBase: isKnownHost ? originOf('gateway', stage) : '', appId: NAME + suffix, productId: String(product), channel: 'SAIC' }
}

export function environmentOf(stage: Stage, line: Line): Environment {
  const [, productType] = lines[line]
  const script = (vendors: string, standIn: string): string => (stage === 'dev' ? `/vendor/${standIn}.js` : vendors)
  return {
    ...callEnvironmentOf(stage, line),
    configBase: originOf('config', stage),
    mapsBase: stage === 'dev' ? '' : `https://maps.${DOMAIN}/v3`,
    mapsKey: NAME + suffixOf(stage),
    productType,
    appScheme: APP_SCHEMES[line === 'taxi' ? 'taxi' : 'car'],
    sliderScript: script(SLIDER_SCRIPT, 'slider'),
    carrierScript: script(CARRIER_SCRIPT, 'carrier'),
    paymentScript: script(PAYMENT_SCRIPT, 'payment'),
    projectName: NAME,
    chargeCarAppId: 'saic-charge-car',
    reportUrl: stage === 'dev' ? '' : `${originOf('report', stage)}/v1/reports`,
    sessionStore: 'cookie',
  }
}

/** Before the domain: `h5`, `h5-taxi`, `h5-sit`, `h5-commercial-uat`. No stage means production, no line the car line. */
const SITE = /^h5(?:-(commercial|taxi))?(?:-(dev|sit|uat))?\.(.+)$/
/** A developer's own machine, also as a phone on the same network reaches it; `taxi.localhost` and `car-commercial.localhost` show the other lines. */
const LOCAL = /^(?:(?:(?:car-)?(commercial|taxi)\.)?localhost|\[::1\]|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+)$/

/** Which environment a page host is (spec 2 §9); undefined where none is set for it. */
export function stageAndLineOf(host: string): readonly [Stage, Line] | undefined {
  const local = LOCAL.exec(host)
  const found = local ?? SITE.exec(host)
  if (!found) return undefined
  const [, line, stage, domain] = found
  if (!local && domain !== DOMAIN) return undefined
  return [local ? 'dev' : ((stage as Stage | undefined) ?? 'prod'), line === 'taxi' ? line : line ? 'carCommercial' : 'car']
}
