import type { ActivitySeed } from '@/mocks/activitySeed'
import { SOURCE_ID } from '@/mocks/testDriveOrders'

const carType = '智己 L6 超长续航版'

/** Every day, morning and afternoon; dates far enough on both sides that the data never grows stale. */
const testRideDateList = [
  { beginDate: '2020-01-01', endDate: '2099-12-31', testRideTime: [{ beginTime: '09:00', endTime: '12:00' }, { beginTime: '13:30', endTime: '21:00' }] },
]

/** The ends of the day as well, so that there is something to choose at whatever hour it is looked at. */
const aroundTheClock = [{ beginDate: '2020-01-01', endDate: '2099-12-31', testRideTime: [{ beginTime: '00:00', endTime: '24:00' }] }]

const protocolContent = [
  { type: 1, content: '我已阅读并同意' },
  { type: 2, content: '《试驾服务协议》', hyperlink: '/__mock__/document/terms-of-service.html' },
  { type: 1, content: '和' },
  { type: 2, content: '《隐私政策》', hyperlink: '/__mock__/document/privacy-policy.html' },
]

const pageConfig = {
  guidePageConfig: { bgImage: '', appointmentButtonImage: '', driveButtonImage: '' },
  appointmentPageConfig: { bgImage: '', protocolContent, disableBtnImg: '', buttonImage: '' },
  userPageConfig: { bgImage: '', protocolContent, disableBtnImg: '', buttonImage: '' },
  endPopPageConfig: { desc: '专属顾问会尽快与你联系，请保持电话畅通', buttonImage: '' },
  endPageConfig: { bgImage: '', buttonImage: '', buttonImageType: 1 },
  orderDetailPageConfig: { bgImage: '' },
  appointmentCornerShare: { link: '', title: '新车试驾，专人专车上门接你', desc: '选好时间地点，免费试驾心仪新车', imgUrl: '' },
  leaveMsgCornerShare: { link: '', title: '购车专属优惠，留资即享', desc: '留下联系方式，专属顾问为你服务', imgUrl: '' },
}

const rule = { secondHandMonitor: 0, testRideDateList, carType, backModelName: 'IM-L6-2026', testRideMark: 1, leaveMsgMark: 1, rewadConfigMark: 1, jumpLinkMark: 2, jumpLinkUrl: '' }

const availableCities = '310000-上海市,320500-苏州市,330100-杭州市'

const standard = { inviteType: 0, availableCities, pageConfig, loginPage: { title: '登录预约试驾' } }

/** Bookings and leads. */
export const bothActivity: ActivitySeed = { ...standard, activityName: '纯电轿跑 城市试驾', rewardRule: { ...rule, testRideDateList: aroundTheClock } }

export const furtherActivities = [
  { sourceId: SOURCE_ID.bookings, activity: { ...standard, activityName: '家庭 SUV 周末试驾', rewardRule: { ...rule, testRideDateList: aroundTheClock, leaveMsgMark: 2, carType: '智己 LS6 旗舰版' } } },
  { sourceId: SOURCE_ID.leads, activity: { ...standard, activityName: '新车上市 购车礼遇', rewardRule: { ...rule, testRideMark: 2 } } },
]
