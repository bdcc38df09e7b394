import { PRODUCTION_ORIGIN } from '@config/env/siteHosts'

/** By a call's name, its own arguments: one entry for each way in which it is asked. Activity and user are added to a campaign's calls; a service's sample is all that it sends. */
export type Samples = { readonly [call: string]: readonly unknown[] }

const phone = '13512345678'
const contextToken = 'c0ffee'
const pageUrl = `${PRODUCTION_ORIGIN}/market-platform-h5/`
const sourceId = 'SOURCE2026'
const promotorCode = 'P8K3QX'
const channel = 'SAIC'
const invitation = { promotorCode, sourceId, shareSourceId: 'SHARE2026', channel, inviteType: 1, isApp: 0 }
const invitee = { sourceId, promotorCode, shareSourceId: 'SHARE2026', channel, isNewUser: true }

/** Of the calls of src/services. A campaign writes those of its own calls into its `tests/requests.ts`. */
export const serviceSamples: Samples = {
  addBehaviorLog: [{ type: 'share', outcome: 'success', sourceId, telephone: phone, isApp: 0 }],
  bindPromoterCode: [{ promoteCode: 'D5M9TR', smsCode: '123456', contextToken, phone }],
  carrierLogin: [{ spToken: 'a1b2c3', resultCode: '600000', signature: { accessToken: 'd4e5f6', jwtToken: 'a7b8c9' }, invitation, pageUrl }],
  dealInviteeReward: [invitee],
  fetchPicture: [{ phone, contextToken, source: '/some-activity/login' }],
  getActEndPage: [{ sourceId, userUid: 'U1' }],
  getActivityStatus: [{ sourceId }],
  getAuthToken: [{ url: pageUrl, origin: PRODUCTION_ORIGIN }],
  getChatPageSignature: [pageUrl],
  getImageRgb: [{ imageUrl: `${pageUrl}background.png` }],
  getLoginPage: [{ sourceId }],
  getPageConfig: [{ sourceId }],
  getWebConfig: [{ projectName: 'market-platform-h5', productType: 10 }],
  initSlider: [{ contextToken, clientAppId: 'market-platform-h5' }],
  inviteActivityResult: [invitee],
  loginCallback: [{ isNewUser: true, isApp: 0, promotorCode, channel, userType: 1, sourceId }],
  phoneLogin: [{ phone, code: '123456', contextToken, invitation, pageUrl }],
  queryInviteePageType: [invitee],
  queryInviterCard: [{ sourceId, promotorCode }],
  queryUserPromoInfo: [{ phone }],
  riskCheck: [{ sourceId }],
  searchPlaces: [
    { keywords: '虹桥站', city: '上海市' },
    { keywords: '', city: '上海市' },
  ],
  sendSms: [{ phone, contextToken }],
  thirdPartyLogin: [{ ticket: 'T1', invitation, pageUrl }],
  ticketLogin: [{ ticket: 'T1', appId: 'market-platform-h5' }],
  userRegistryVerify: [{ sourceId, promotorCode, channel }],
  verifyPicture: [{ answer: 'K7MX', contextToken, source: '/some-activity/login' }],
  verifySlider: [{ contextToken, challenge: 'e5', validate: 've5', seccode: 've5|jordan', gtServerStatus: '1', clientAppId: 'market-platform-h5', pageUrl, userAgent: 'Mozilla/5.0' }],
}
