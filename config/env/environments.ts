import type { Environment, Line, Stage } from './environment.ts'

const MAPS = 'https://maps.ride-market.example/v3'

/** The gateways of each stage. Development and unknown hosts talk to the origin that served the page. */
const gateways: Record<Stage, Pick<Environment, 'apiBase' | 'configBase' | 'mapsBase' | 'mapsKey'>> = {
  dev: { apiBase: '', configBase: '', mapsBase: '', mapsKey: 'market-platform-h5-dev' },
  sit: { apiBase: 'https://gateway-sit.ride-market.example', configBase: 'https://config-sit.ride-market.example', mapsBase: MAPS, mapsKey: 'market-platform-h5-sit' },
  uat: { apiBase: 'https://gateway-uat.ride-market.example', configBase: 'https://config-uat.ride-market.example', mapsBase: MAPS, mapsKey: 'market-platform-h5-uat' },
  prod: { apiBase: 'https://gateway.ride-market.example', configBase: 'https://config.ride-market.example', mapsBase: MAPS, mapsKey: 'market-platform-h5' },
}

const lines: Record<Line, Pick<Environment, 'appId' | 'productId' | 'productType' | 'channel' | 'appScheme'>> = {
  car: { appId: 'market-platform-h5', productId: '10', productType: 10, channel: 'SAIC', appScheme: 'saicmobility' },
  carCommercial: { appId: 'market-platform-h5-commercial', productId: '11', productType: 11, channel: 'SAIC', appScheme: 'saicmobility' },
  taxi: { appId: 'market-platform-h5-taxi', productId: '20', productType: 20, channel: 'SAIC', appScheme: 'saictaxi' },
}

/** Scripts of vendors, run as they come. */
const SLIDER_SCRIPT = 'https://static.geetest.com/static/tools/gt.js'
const SLIDER_STAND_IN = '/vendor/slider.js'
const CARRIER_SCRIPT = 'https://static.ride-market.example/vendor/number-auth-web-sdk/1.2.0.js'
const CARRIER_STAND_IN = '/vendor/carrier.js'
const PAYMENT_SCRIPT = 'https://appx/web-view.min.js'
const PAYMENT_STAND_IN = '/vendor/payment.js'

export function environmentOf(stage: Stage, line: Line): Environment {
  const isDevelopment = stage === 'dev'
  const scripts = {
    sliderScript: isDevelopment ? SLIDER_STAND_IN : SLIDER_SCRIPT,
    carrierScript: isDevelopment ? CARRIER_STAND_IN : CARRIER_SCRIPT,
    paymentScript: isDevelopment ? PAYMENT_STAND_IN : PAYMENT_SCRIPT,
  }
  return { stage, line, ...gateways[stage], ...lines[line], ...scripts, projectName: 'market-platform-h5', chargeCarAppId: 'saic-charge-car', sessionStore: 'cookie' }
}

/** Which environment a page host is (spec 2 §9). Locally `taxi.localhost` and `car-commercial.localhost` show the other lines. */
export const hosts: Readonly<Record<string, readonly [Stage, Line]>> = {
  localhost: ['dev', 'car'],
  '127.0.0.1': ['dev', 'car'],
  'car-commercial.localhost': ['dev', 'carCommercial'],
  'taxi.localhost': ['dev', 'taxi'],
  'h5-dev.ride-market.example': ['dev', 'car'],
  'h5-sit.ride-market.example': ['sit', 'car'],
  'h5-commercial-sit.ride-market.example': ['sit', 'carCommercial'],
  'h5-taxi-sit.ride-market.example': ['sit', 'taxi'],
  'h5-uat.ride-market.example': ['uat', 'car'],
  'h5-commercial-uat.ride-market.example': ['uat', 'carCommercial'],
  'h5-taxi-uat.ride-market.example': ['uat', 'taxi'],
  'h5.ride-market.example': ['prod', 'car'],
  'h5-commercial.ride-market.example': ['prod', 'carCommercial'],
  'h5-taxi.ride-market.example': ['prod', 'taxi'],
}
