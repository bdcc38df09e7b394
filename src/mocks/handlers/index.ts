import type { Endpoint } from '../calls/endpoint'
import { activityEndpoints } from './activity'
import { captchaEndpoints } from './captcha'
import { carrierScriptEndpoints } from './carrierScript'
import { firstOrderEndpoints } from './firstOrder'
import { hostEndpoints } from './hosts'
import { inviteeEndpoints } from './invitee'
import { loginEndpoints } from './login'
import { loginPageEndpoints } from './loginPage'
import { mapsEndpoints } from './maps'
import { payEndpoints } from './pay'
import { personEndpoints } from './person'
import { promoterCodeEndpoints } from './promoterCode'
import { regionEndpoints } from './regions'
import { remoteConfigEndpoints } from './remoteConfig'
import { sliderScriptEndpoints } from './sliderScript'
import { smsEndpoints } from './sms'

/** The calls that every campaign makes. */
export const sharedEndpoints: readonly Endpoint[] = [
  ...smsEndpoints,
  ...captchaEndpoints,
  ...sliderScriptEndpoints,
  ...carrierScriptEndpoints,
  ...hostEndpoints,
  ...loginEndpoints,
  ...promoterCodeEndpoints,
  ...loginPageEndpoints,
  ...personEndpoints,
  ...inviteeEndpoints,
  ...activityEndpoints,
  ...remoteConfigEndpoints,
  ...mapsEndpoints,
  ...firstOrderEndpoints,
  ...payEndpoints,
  ...regionEndpoints,
]
