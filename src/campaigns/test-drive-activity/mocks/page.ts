import { artworkUrl } from '@/mocks/artwork'
import { activityOf, type EndpointContext, type Outcome } from '@/mocks/endpoint'

type Changes = { readonly rule?: object; readonly config?: object }

function pageOf(context: EndpointContext, { rule, config }: Changes = {}) {
  const { sourceId, activityId, activityName, beginTime, endTime, availableCities, rewardRule, pageConfig } = activityOf(context)
  return {
    activityInfo: {
      activity: { sourceId, activityId, activityName, beginTime, endTime, availableCities },
      rewardRule: { ...rewardRule, ...rule },
      pageConfig: { ...pageConfig, ...config },
    },
    serverTime: context.clock.now(),
  }
}

const themed = {
  guidePageConfig: { bgImage: artworkUrl('page', 200), appointmentButtonImage: artworkUrl('button', 200), driveButtonImage: artworkUrl('button', 170) },
  appointmentPageConfig: { bgImage: artworkUrl('page', 200), protocolContent: [{ type: 1, content: '同意试驾服务协议' }], disableBtnImg: artworkUrl('button', 40), buttonImage: artworkUrl('button', 200) },
  userPageConfig: { bgImage: artworkUrl('page', 170), protocolContent: [{ type: 1, content: '同意试驾服务协议' }], disableBtnImg: artworkUrl('button', 40), buttonImage: artworkUrl('button', 170) },
  endPageConfig: { bgImage: artworkUrl('page', 170), buttonImage: artworkUrl('button', 170), buttonImageType: 1 },
  orderDetailPageConfig: { bgImage: artworkUrl('page', 200) },
  appointmentLoginPageConfig: { bgImage: artworkUrl('page', 200), buttonImage: artworkUrl('button', 200) },
  leaveMsgLoginPageConfig: { bgImage: artworkUrl('page', 170), buttonImage: artworkUrl('button', 170) },
}

const noAgreement = { appointmentPageConfig: { protocolContent: [] }, userPageConfig: { protocolContent: [] } }

const broken = { guidePageConfig: 42, appointmentPageConfig: { bgImage: 'javascript:alert(1)', protocolContent: 'none' }, userPageConfig: null, endPageConfig: [], appointmentCornerShare: 'none' }

/** The page as it is, and as marketing might set it. */
export const pageOutcomes = {
  ok: (context) => pageOf(context),
  many: (context) => pageOf(context),
  empty: (context) => pageOf(context, { config: {} }),
  bookingsOnly: (context) => pageOf(context, { rule: { testRideMark: 1, leaveMsgMark: 2 } }),
  leadsOnly: (context) => pageOf(context, { rule: { testRideMark: 2, leaveMsgMark: 1 } }),
  neither: (context) => pageOf(context, { rule: { testRideMark: 2, leaveMsgMark: 2 } }),
  leadModal: (context) => pageOf(context, { rule: { rewadConfigMark: 2, jumpLinkMark: 2 } }),
  leadJump: (context) => pageOf(context, { rule: { rewadConfigMark: 2, jumpLinkMark: 1, jumpLinkUrl: '/market-platform-h5/test-drive-activity/home' } }),
  noTimes: (context) => pageOf(context, { rule: { testRideDateList: [] } }),
  noAgreement: (context) => pageOf(context, { config: noAgreement }),
  themed: (context) => pageOf(context, { config: themed }),
  badConfig: (context) => pageOf(context, { config: broken }),
} satisfies Record<string, Outcome>
