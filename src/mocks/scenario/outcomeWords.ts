import { localized, playedOutcomeWords, type OutcomeWords } from './outcomeWords.played'

/** By the outcome's name; `endpoint:outcome` where one of that name means something else there. */
const WORDS: Readonly<Record<string, OutcomeWords>> = {
  ok: localized('正常', 'works'),
  // On the way, whatever the endpoint does.
  slow: localized('3 秒后才回复', 'answers after 3 s'),
  network: localized('网络断开', 'the network is down'),
  timeout: localized('一直不回复', 'never answers'),
  http500: localized('服务器出错', 'server error'),
  http503: localized('服务不可用', 'service unavailable'),
  http403: localized('拒绝访问', 'forbidden'),
  html: localized('回复的是网页，如公共 Wi-Fi 的登录页', 'a web page in its place, as of a public Wi-Fi'),
  truncated: localized('回复在中途断掉', 'the answer breaks off'),
  malformed: localized('字段类型全错', 'every field of a wrong type'),
  noData: localized('成功，但没有 data', 'a success without data'),
  emptyList: localized('成功，data 是空数组', 'a success, data is an empty list'),
  nulls: localized('字段都在，值都是 null', 'every field there, every value null'),
  emptyBody: localized('回复为空', 'an empty answer'),
  textCode: localized('errCode 写成文字', 'errCode as text'),
  tokenRejected: localized('登录已失效', 'the login is no longer valid'),
  tokenEmpty: localized('没有登录', 'not logged in'),
  notStarted: localized('活动未开始', 'the activity has not begun'),
  ended: localized('活动已结束', 'the activity has ended'),
  closed: localized('活动已关闭', 'the activity is closed'),
  notInList: localized('不在活动名单内', 'not on the list of the activity'),
  empty: localized('没有内容', 'with nothing in it'),
  many: localized('大量数据', 'very many of everything'),
  sameAgain: localized('每页都是同样的行', 'every page brings the same rows'),
  absurdTotal: localized('总数不可能', 'a total that cannot be'),
  unnamed: localized('有一个地点没有名字', 'one place without a name'),
  asText: localized('数字和开关写成文字', 'numbers and flags as text'),
  oneUnreadable: localized('有一行读不出来', 'one row that cannot be read'),
  unstarted: localized('回复里写着未开始', 'its reply says: not begun'),
  stopped: localized('回复里写着已关闭', 'its reply says: closed'),
  ...playedOutcomeWords,
  // Lists and page calls.
  tenThousand: localized('一万行', 'ten thousand rows'),
  page2: localized('第二页加载失败', 'the second page fails'),
  finished: localized('已结束，仍可查看', 'over, and still to be seen'),
  customLink: localized('配置了专属邀请链接', 'with a link of its own for invitations'),
  badConfig: localized('页面配置全部填错', 'a configuration that is wrong throughout'),
  lastSecond: localized('两秒后结束', 'ends in two seconds'),
  blacklist: localized('用户在黑名单', 'the user is blacklisted'),
  themed: localized('图文全部已配置', 'every picture and text is set'),
  fixed: localized('图文全部已配置，页面不可滚动', 'every picture and text is set, and the page does not scroll'),
  linked: localized('配置了登录后跳转、提示、分享链接和按钮文案', 'with links to go to after the login, a message, a link to share and words on the button'),
  noRule: localized('没有填写规则', 'no rule is written'),
  ruleImages: localized('规则是图片', 'a rule of pictures'),
  styled: localized('规则带有样式', 'a rule with styles of its own'),
  miniProgram: localized('配置了小程序的页面和链接', 'with a page of the mini program, and a link to it'),
  hostile: localized('规则里有攻击代码', 'a rule that attacks'),
  old: localized('旧版背景', 'the old background'),
  custom: localized('自定义背景图', 'a background picture of its own'),
  // Login and captcha.
  slider: localized('要求滑块验证', 'asks for the slider'),
  picture: localized('要求图片验证码', 'asks for the picture captcha'),
  error: localized('发送失败', 'could not be sent'),
  'sliderScript:error': localized('滑块组件报错', 'the slider reports an error'),
  needVerify: localized('要求先验证', 'asks to verify first'),
  wrongNumber: localized('手机号有误', 'a wrong number'),
  wrongCode: localized('验证码错误', 'a wrong code'),
  wrong: localized('验证未通过', 'not solved'),
  refused: localized('登录凭证被拒绝', 'the proof is refused'),
  'riskCheck:refused': localized('风控不通过', 'refused by the risk check'),
  offline: localized('滑块服务降级', 'the slider service is down'),
  newNumber: localized('未注册的号码', 'a number without an account'),
  failing: localized('组件报错', 'the vendor reports an error'),
  silent: localized('非三大运营商', 'another carrier'),
  expired: localized('签名过期', 'the signature has expired'),
  hangs: localized('组件无响应', 'the vendor does not answer'),
  'carrierScript:hangs': localized('运营商无响应，组件到时限后报错', 'no carrier answers: the vendor reports it at its time limit'),
  never: localized('组件无响应', 'the vendor does not answer'),
  oneClickOff: localized('一键登录已关闭', 'one-click login is off'),
  oneClickIosOff: localized('iOS 的一键登录已关闭', 'one-click login is off on iOS'),
  oneClickAndroidOff: localized('安卓的一键登录已关闭', 'one-click login is off on Android'),
  noVersion: localized('没有版本号', 'no version is said'),
  noTime: localized('没有更新时间', 'no time of the update is said'),
  notNew: localized('不是新用户', 'not a new user'),
  black: localized('司机在黑名单', 'the driver is blacklisted'),
  none: localized('什么都没有', 'there is none'),
  bound: localized('已绑定推广码', 'a code is bound'),
  notRealNamed: localized('未实名认证', 'not real-named'),
  unknown: localized('邀请人不存在', 'an unknown inviter'),
  named: localized('邀请人有昵称', 'an inviter with a name'),
  newUser: localized('新注册用户', 'a user who has just registered'),
  invalidKey: localized('地图密钥无效', 'an invalid key'),
}

/** The cases that are counted: `type1` to `type7`, and so on. */
const COUNTED: readonly (readonly [name: RegExp, words: (number: string) => OutcomeWords])[] = [
  [/^type(\d)$/, (number) => localized(`类型 ${number}`, `type ${number}`)],
  [/^before(\d)$/, (number) => localized(`类型 ${number}，之前已领`, `type ${number}, given before`)],
  [/^result(\d)$/, (number) => localized(`结果 ${number}`, `result ${number}`)],
]

/** Undefined for an outcome that is not explained: its name has to do. */
export function outcomeWords(endpoint: string, outcome: string): OutcomeWords | undefined {
  const written = [`${endpoint}:${outcome}`, outcome].filter((name) => Object.hasOwn(WORDS, name)).map((name) => WORDS[name])[0]
  if (written) return written
  for (const [pattern, wordsOf] of COUNTED) {
    const number = pattern.exec(outcome)?.[1]
    if (number !== undefined) return wordsOf(number)
  }
  return undefined
}
