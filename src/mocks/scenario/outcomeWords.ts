import { both, playedOutcomeWords, type OutcomeWords } from './outcomeWords.played'

/** By the outcome's name; `endpoint:outcome` where one of that name means something else there. */
const WORDS: Readonly<Record<string, OutcomeWords>> = {
  ok: both('正常', 'works'),
  // On the way, whatever the endpoint does.
  slow: both('3 秒后才回复', 'answers after 3 s'),
  network: both('网络断开', 'the network is down'),
  timeout: both('一直不回复', 'never answers'),
  http500: both('服务器出错', 'server error'),
  http503: both('服务不可用', 'service unavailable'),
  http403: both('拒绝访问', 'forbidden'),
  html: both('回复的是网页，如公共 Wi-Fi 的登录页', 'a web page in its place, as of a public Wi-Fi'),
  truncated: both('回复在中途断掉', 'the answer breaks off'),
  malformed: both('字段类型全错', 'every field of a wrong type'),
  noData: both('成功，但没有 data', 'a success without data'),
  emptyList: both('成功，data 是空数组', 'a success, data is an empty list'),
  nulls: both('字段都在，值都是 null', 'every field there, every value null'),
  emptyBody: both('回复为空', 'an empty answer'),
  textCode: both('errCode 写成文字', 'errCode as text'),
  tokenRejected: both('登录已失效', 'the login is no longer valid'),
  tokenEmpty: both('没有登录', 'not logged in'),
  notStarted: both('活动未开始', 'the activity has not begun'),
  ended: both('活动已结束', 'the activity has ended'),
  closed: both('活动已关闭', 'the activity is closed'),
  notInList: both('不在活动名单内', 'not on the list of the activity'),
  empty: both('没有内容', 'with nothing in it'),
  many: both('大量数据', 'very many of everything'),
  sameAgain: both('每页都是同样的行', 'every page brings the same rows'),
  absurdTotal: both('总数不可能', 'a total that cannot be'),
  unnamed: both('有一个地点没有名字', 'one place without a name'),
  asText: both('数字和开关写成文字', 'numbers and flags as text'),
  oneUnreadable: both('有一行读不出来', 'one row that cannot be read'),
  unstarted: both('回复里写着未开始', 'its reply says: not begun'),
  stopped: both('回复里写着已关闭', 'its reply says: closed'),
  ...playedOutcomeWords,
  // Lists and page calls.
  tenThousand: both('一万行', 'ten thousand rows'),
  page2: both('第二页加载失败', 'the second page fails'),
  finished: both('已结束，仍可查看', 'over, and still to be seen'),
  customLink: both('配置了专属邀请链接', 'with a link of its own for invitations'),
  badConfig: both('页面配置全部填错', 'a configuration that is wrong throughout'),
  lastSecond: both('两秒后结束', 'ends in two seconds'),
  blacklist: both('用户在黑名单', 'the user is blacklisted'),
  themed: both('图文全部已配置', 'every picture and text is set'),
  fixed: both('图文全部已配置，页面不可滚动', 'every picture and text is set, and the page does not scroll'),
  linked: both('配置了登录后跳转、提示、分享链接和按钮文案', 'with links to go to after the login, a message, a link to share and words on the button'),
  noRule: both('没有填写规则', 'no rule is written'),
  ruleImages: both('规则是图片', 'a rule of pictures'),
  styled: both('规则带有样式', 'a rule with styles of its own'),
  miniProgram: both('配置了小程序的页面和链接', 'with a page of the mini program, and a link to it'),
  hostile: both('规则里有攻击代码', 'a rule that attacks'),
  old: both('旧版背景', 'the old background'),
  custom: both('自定义背景图', 'a background picture of its own'),
  // Login and captcha.
  slider: both('要求滑块验证', 'asks for the slider'),
  picture: both('要求图片验证码', 'asks for the picture captcha'),
  error: both('发送失败', 'could not be sent'),
  'sliderScript:error': both('滑块组件报错', 'the slider reports an error'),
  needVerify: both('要求先验证', 'asks to verify first'),
  wrongNumber: both('手机号有误', 'a wrong number'),
  wrongCode: both('验证码错误', 'a wrong code'),
  wrong: both('验证未通过', 'not solved'),
  refused: both('登录凭证被拒绝', 'the proof is refused'),
  'riskCheck:refused': both('风控不通过', 'refused by the risk check'),
  offline: both('滑块服务降级', 'the slider service is down'),
  newNumber: both('未注册的号码', 'a number without an account'),
  failing: both('组件报错', 'the vendor reports an error'),
  silent: both('非三大运营商', 'another carrier'),
  expired: both('签名过期', 'the signature has expired'),
  hangs: both('组件无响应', 'the vendor does not answer'),
  'carrierScript:hangs': both('运营商无响应，组件到时限后报错', 'no carrier answers: the vendor reports it at its time limit'),
  never: both('组件无响应', 'the vendor does not answer'),
  oneClickOff: both('一键登录已关闭', 'one-click login is off'),
  oneClickIosOff: both('iOS 的一键登录已关闭', 'one-click login is off on iOS'),
  oneClickAndroidOff: both('安卓的一键登录已关闭', 'one-click login is off on Android'),
  noVersion: both('没有版本号', 'no version is said'),
  noTime: both('没有更新时间', 'no time of the update is said'),
  notNew: both('不是新用户', 'not a new user'),
  black: both('司机在黑名单', 'the driver is blacklisted'),
  none: both('什么都没有', 'there is none'),
  bound: both('已绑定推广码', 'a code is bound'),
  notRealNamed: both('未实名认证', 'not real-named'),
  unknown: both('邀请人不存在', 'an unknown inviter'),
  named: both('邀请人有昵称', 'an inviter with a name'),
  newUser: both('新注册用户', 'a user who has just registered'),
  invalidKey: both('地图密钥无效', 'an invalid key'),
}

/** The cases that are counted: `type1` to `type7`, and so on. */
const COUNTED: readonly (readonly [name: RegExp, words: (number: string) => OutcomeWords])[] = [
  [/^type(\d)$/, (number) => both(`类型 ${number}`, `type ${number}`)],
  [/^before(\d)$/, (number) => both(`类型 ${number}，之前已领`, `type ${number}, given before`)],
  [/^result(\d)$/, (number) => both(`结果 ${number}`, `result ${number}`)],
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
