import type { ActivitySeed } from '@/mocks/seeds/activitySeed'
import { artworkUrl } from '@/mocks/seeds/artwork'
import { activityOf, type EndpointContext, type Outcome } from '@/mocks/calls/endpoint'
import { SOURCE_ID } from '@/mocks/seeds/testDriveOrders'

/** Dates far enough on both sides that the data never grows stale. */
const everyDay = (...times: readonly (readonly [beginTime: string, endTime: string])[]) => [{ beginDate: '2020-01-01', endDate: '2099-12-31', testRideTime: times.map(([beginTime, endTime]) => ({ beginTime, endTime })) }]

/** The ends of the day as well, so that there is something to choose at whatever hour it is looked at. */
const AROUND_THE_CLOCK = everyDay(['00:00', '24:00'])

const protocolContent = [
  { type: 1, content: '我已阅读并同意' },
  { type: 2, content: '《试驾服务协议》', hyperlink: '/__mock__/document/terms-of-service.html' },
  { type: 1, content: '和' },
  { type: 2, content: '《隐私政策》', hyperlink: '/__mock__/document/privacy-policy.html' },
]

const pageConfig = {
  appointmentPageConfig: { protocolContent },
  userPageConfig: { protocolContent },
  endPopPageConfig: { desc: '提交成功，经销商顾问会尽快与你联系，请保持电话畅通', buttonImage: '' },
  endPageConfig: { bgImage: '', buttonImage: '', buttonImageType: 1 },
  appointmentCornerShare: { shareLink: '', shareTitle: '新车试驾，专人专车上门接你', shareDesc: '选好时间地点，免费试驾心仪新车', shareLogo: '' },
  leaveMsgCornerShare: { shareLink: '', shareTitle: '购车专属优惠，留资即享', shareDesc: '留下联系方式，专属顾问为你服务', shareLogo: '' },
}

const activityWith = (activityName: string, rule: object): ActivitySeed => ({
  activityName,
  inviteType: 0,
  availableCities: '310000-上海市,320500-苏州市,330100-杭州市',
  pageConfig,
  loginPage: { title: '登录预约试驾' },
  rewardRule: { testRideDateList: AROUND_THE_CLOCK, carType: '智己 L6 超长续航版', backModelName: 'IM-L6-2026', testRideMark: 1, leaveMsgMark: 1, rewadConfigMark: 1, jumpLinkMark: 2, jumpLinkUrl: '', secondHandMonitor: 0, ...rule },
})

/** Bookings and leads. */
export const activity = activityWith('纯电轿跑 城市试驾', {})

export const furtherActivities = [
  { sourceId: SOURCE_ID.bookings, activity: activityWith('家庭 SUV 周末试驾', { leaveMsgMark: 2, carType: '智己 LS6 旗舰版' }) },
  { sourceId: SOURCE_ID.leads, activity: activityWith('新车上市 购车礼遇', { testRideMark: 2, testRideDateList: everyDay(['09:00', '12:00'], ['13:30', '21:00']) }) },
]

const pageWith =
  (rule: object = {}, config: object = {}, periodOf: (context: EndpointContext) => object = () => ({})): Outcome =>
  (context: EndpointContext) => {
    const { sourceId, activityId, beginTime, endTime, availableCities, rewardRule, pageConfig: configs } = activityOf(context)
    return { activityInfo: { activity: { sourceId, activityId, beginTime, endTime, availableCities, ...periodOf(context) }, rewardRule: { ...rewardRule, ...rule }, pageConfig: { ...configs, ...config } }, serverTime: context.clock.now() }
  }

const [page, page2, button, button2, pale] = [artworkUrl('page', 200), artworkUrl('page', 170), artworkUrl('button', 200), artworkUrl('button', 170), artworkUrl('button', 40)]
const agreement = [{ type: 1, content: '同意试驾服务协议' }]

const miniCard = { miniLink: '/pages/test-drive/index', miniDesc: '小程序内预约，更快一步', miniImgUrl: artworkUrl('share', 200) }

const themed = {
  guidePageConfig: { bgImage: page, appointmentButtonImage: button, driveButtonImage: button2 },
  appointmentPageConfig: { bgImage: page, protocolContent: agreement, disableBtnImg: pale, buttonImage: button },
  userPageConfig: { bgImage: page2, protocolContent: agreement, disableBtnImg: pale, buttonImage: button2 },
  endPageConfig: { bgImage: page2, buttonImage: button2, buttonImageType: 1 },
  endPopPageConfig: { ...pageConfig.endPopPageConfig, buttonImage: button2 },
  orderDetailPageConfig: { bgImage: page },
  appointmentLoginPageConfig: { bgImage: page, buttonImage: button },
  leaveMsgLoginPageConfig: { bgImage: page2, buttonImage: button2 },
  appointmentQuickLoginPageConfig: { title: '一键登录，预约试驾', bgImage: page, quickBtnImg: button, otherBtnImg: pale },
  quickLoginPageConfig: { title: '一键登录，领取礼遇', bgImage: page2, quickBtnImg: button2, otherBtnImg: pale },
  appointmentCornerShare: { ...pageConfig.appointmentCornerShare, shareLogo: artworkUrl('share', 170), ...miniCard },
  leaveMsgCornerShare: { ...pageConfig.leaveMsgCornerShare, ...miniCard },
}

const broken = { guidePageConfig: 42, appointmentPageConfig: { bgImage: 'javascript:alert(1)', protocolContent: 'none' }, userPageConfig: null, endPageConfig: [], appointmentCornerShare: 'none', leaveMsgCornerShare: 'none' }

/** The page as it is (a list in it is not to be emptied or filled: it is no list of rows), and as marketing might set it. */
export const pageOf = pageWith()
export const pageOutcomes = {
  many: pageOf,
  empty: pageOf,
  bookingsOnly: pageWith({ testRideMark: 1, leaveMsgMark: 2 }),
  leadsOnly: pageWith({ testRideMark: 2, leaveMsgMark: 1 }),
  neither: pageWith({ testRideMark: 2, leaveMsgMark: 2 }),
  leadModal: pageWith({ rewadConfigMark: 2, jumpLinkMark: 2 }),
  leadModalThemed: pageWith({ rewadConfigMark: 2, jumpLinkMark: 2 }, themed),
  leadJump: pageWith({ rewadConfigMark: 2, jumpLinkMark: 1, jumpLinkUrl: '/market-platform-h5/test-drive-activity/home' }),
  noTimes: pageWith({ testRideDateList: [] }),
  oneWindow: pageWith({ testRideDateList: everyDay(['13:30', '15:00']) }),
  fiveDays: pageWith({ limitDay: 5 }),
  endsToday: pageWith({}, {}, ({ clock }) => ({ endTime: clock.shift({ hours: 6 }) })),
  noPeriod: pageWith({}, {}, () => ({ beginTime: null, endTime: null })),
  noAgreement: pageWith({}, { appointmentPageConfig: { protocolContent: [] }, userPageConfig: { protocolContent: [] } }),
  themed: pageWith({}, themed),
  badConfig: pageWith({}, broken),
}

/** Where leads go, by province and city. */
const DEALERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  上海市: { 上海市: ['上海浦东体验中心', '上海静安体验中心', '上海虹桥交付中心'] },
  江苏省: { 苏州市: ['苏州工业园区体验中心', '苏州中心体验店'], 南京市: ['南京建邺体验中心', '南京江宁体验中心'], 无锡市: ['无锡滨湖体验中心'] },
  浙江省: { 杭州市: ['杭州湖滨体验店', '杭州滨江体验中心'], 宁波市: ['宁波鄞州体验中心'] },
}

export const dealers: Outcome = () => ({
  testDriveProvince: Object.entries(DEALERS).map(([provinceName, cities]) => ({
    provinceName,
    testDriveCity: Object.entries(cities).map(([cityName, names]) => ({ cityName, testDriveDealer: names.map((dealer) => ({ dealer })) })),
  })),
})
