/** What an outcome is, for people: in Chinese and in English. */
export type OutcomeWords = { readonly zh: string; readonly en: string }

export const both = (zh: string, en: string): OutcomeWords => ({ zh, en })

/** Outcomes of what users do: what they were invited to, what they withdraw, draw and book. */
export const playedOutcomeWords: Readonly<Record<string, OutcomeWords>> = {
  // Invitations.
  notValid: both('这个账户不能参加', 'not for this account'),
  hit: both('发放了新人奖励', 'a reward is given'),
  before: both('以前领取过', 'received before'),
  duplicate: both('已提交过', 'submitted before'),
  unclaimed: both('还没有领取', 'not claimed yet'),
  granted: both('奖励已发放', 'the reward is given'),
  waiting: both('完成首单后发放', 'given after the first ride'),
  existing: both('已是老用户', 'a user already'),
  // Money.
  success: both('立即到账', 'arrives at once'),
  processing: both('一直在处理中', 'stays under way'),
  failed: both('几秒后失败，金额退回', 'fails after some seconds, the amount is back'),
  failedAtOnce: both('立即失败，金额退回', 'fails at once, the amount is back'),
  lost: both('已生效，但回复丢失', 'made, and the answer is lost'),
  lostBehindGateway: both('已生效，但网关超时', 'made, and the gateway times out'),
  risk: both('账户存在风险', 'refused by the risk check'),
  belowMin: both('低于最低金额', 'below the least amount'),
  aboveMax: both('高于最高金额', 'above the greatest amount'),
  insufficient: both('余额不足', 'more than the balance'),
  // Draws.
  soldOut: both('奖品已发完', 'nothing is left'),
  received: both('已领取过', 'received before'),
  nothing: both('没有中奖', 'wins nothing'),
  unqualified: both('不符合条件', 'not qualified'),
  lostOnce: both('已生效，第一次回复丢失', 'made, and its first answer is lost'),
  passed: both('闯关成功', 'passed'),
  notPassed: both('闯关失败', 'not passed'),
  noChance: both('没有机会', 'no chance is left'),
  allAchieved: both('奖励已全部领完', 'every reward was given'),
  won: both('抽中打车券', 'wins a coupon'),
  goods: both('抽中实物', 'wins a thing'),
  offWheel: both('抽中转盘上没有的奖品', 'wins what is not on the wheel'),
  // Test drive.
  bookingsOnly: both('只能预约', 'bookings only'),
  leadsOnly: both('只能留资', 'leads only'),
  neither: both('不能预约也不能留资', 'neither bookings nor leads'),
  leadModal: both('留资后弹窗', 'a dialog after the lead'),
  leadJump: both('留资后跳转', 'another page after the lead'),
  noTimes: both('没有可约时间', 'no time is free'),
  noAgreement: both('没有协议', 'no agreement to tick'),
  one: both('只有一个活动', 'one activity alone'),
  pictures: both('活动有横幅图', 'activities with pictures'),
  alreadyBooked: both('已有预约', 'there is a booking'),
  '-196814': both('已有预约', 'there is a booking'),
  timeTaken: both('时段已约满', 'the time is taken'),
  noReward: both('没有这份奖品', 'there is no such prize'),
  onItsWay: both('已发货', 'it is on its way'),
  seatsFull: both('座位已坐满', 'every seat is taken'),
  roundOver: both('本轮助力已结束', 'the round is over'),
  gone: both('已在别处取消', 'cancelled elsewhere'),
  idle: both('不确认，也不取消', 'neither asks nor cancels'),
  claimed: both('奖励领取过了', 'the reward was claimed before'),
  // Recommending drivers.
  cityClosed: both('城市未开放', 'the city is not open'),
  // Awards.
  almostOver: both('即将结束', 'almost over'),
  // Orders.
  otherAmount: both('订单金额与所选不符', 'the order is of another amount'),
  unpaid: both('一直未付款', 'stays unpaid'),
  paid: both('已付款', 'paid'),
  nothingOnSale: both('没有在售套餐', 'nothing is on sale'),
  notApplied: both('还没有申请', 'not applied yet'),
  reviewing: both('审核中', 'in review'),
  approved: both('已核卡', 'approved'),
  firstUsed: both('已首刷', 'used for the first time'),
  atMinsheng: both('民生银行的办卡页', 'Minsheng’s page to apply'),
  strangeBank: both('不在名单内的银行地址', 'an address of no known bank'),
  orderClosed: both('订单已关闭', 'the order is closed'),
  refunded: both('已退款', 'paid back'),
}
