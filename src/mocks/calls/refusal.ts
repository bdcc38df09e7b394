/** What the server says with each code (spec 1 §8, spec 2 §8). Any other code is answered with the general sentence. */
const MESSAGES: Readonly<Record<number, string>> = {
  [-127002]: '登录已失效，请重新登录',
  [-200198]: '请先登录',
  [-200400]: '参数错误',
  [-208033]: '请完成安全验证',
  [-208034]: '安全验证未通过，请重试',
  [-208212]: '验证码错误',
  [-208869]: '手机号有误，请重新输入',
  [-208870]: '登录凭证已失效，请重新登录',
  [-208871]: '该推广码不存在',
  [-196300]: '活动未开始或已结束',
  [-196307]: '活动未开始',
  [-196308]: '活动已结束',
  [-196309]: '活动已关闭',
  [-196252]: '您暂不在活动名单内',
  [-196201]: '暂未满足签到条件',
  [-196202]: '您已领取过奖励',
  [-196251]: '来晚了，奖励已被领完',
  [-196606]: '账户存在风险，请联系客服',
  [-196607]: '账户未实名认证，暂不能提现',
  [-196754]: '暂无挑战机会',
  [-196750]: '您已获得全部奖励',
  [-196902]: '活动资格已失效',
  [-196866]: '账户异常，暂不能参与活动',
  [-196965]: '暂未满足参与条件',
  [-196814]: '您已有进行中的预约',
  [-196815]: '该时段已被约满，请选择其他时间',
}

/** For an unknown sourceId the catalogues have no code of its own; this one leads to the page that says 活动不存在 (spec 1 §8, spec 2 §2.2). */
export const NO_SUCH_ACTIVITY = -196300

const GENERAL_MESSAGE = '系统繁忙，请稍后再试'

export function messageFor(errCode: number): string {
  return MESSAGES[errCode] ?? GENERAL_MESSAGE
}

/** Thrown by an outcome: the server understood and says no. Answered with HTTP 200 and this errCode. */
export class Refusal extends Error {
  readonly errCode: number
  readonly data: unknown

  constructor(errCode: number, data?: unknown, errMsg = messageFor(errCode)) {
    super(errMsg)
    this.errCode = errCode
    this.data = data
  }
}
