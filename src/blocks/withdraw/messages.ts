import { defineCatalogue } from '@/lib/i18n'
import type { AmountFault } from './validateAmount'

type Limits = { readonly min: string; readonly max: string; readonly balance: string }

const faults: Readonly<Record<AmountFault, (limits: Limits) => string>> = {
  empty: () => '请输入提现金额',
  notAmount: () => '请输入正确的金额',
  belowMin: ({ min }) => `单笔最低提现¥${min}`,
  aboveBalance: ({ balance }) => `超出可提现金额¥${balance}`,
  aboveMax: ({ max }) => `单笔最高提现¥${max}`,
}

export const zh = {
  title: '提现',
  balance: '可提现金额',
  records: '提现记录',
  amount: '提现金额',
  quickAmounts: '选择金额',
  chip: (yuan: string) => `¥${yuan}`,
  all: '全部提现',
  clear: '清除',
  limits: ({ min, max }: Limits) => `单笔¥${min}至¥${max}`,
  /** Why not all of the balance is taken. */
  rest: ({ max }: Limits, yuan: string) => `单笔最高提现¥${max}，剩余¥${yuan}可再次提现`,
  tooLittle: (yuan: string) => `再赚¥${yuan}即可提现`,
  faultOf: (fault: AmountFault, limits: Limits) => faults[fault](limits),
  channel: '到账账户',
  /** Where the money goes, as the server names it; what is usual where it says nothing. */
  payee: (channel: string) => channel || '微信零钱',
  name: { label: '实名认证', asking: '查询中', verified: (mask: string) => (mask ? `${mask} 已认证` : '已认证'), unverified: '未认证', verify: '去实名', unknown: '提现时校验' },
  submit: '立即提现',
  submitAmount: (yuan: string) => `提现¥${yuan}`,
  earnMore: '去邀请好友赚现金',
  tips: '提现说明',
  standardTips: {
    time: '提现申请提交后预计实时到账，如遇高峰可能延迟',
    name: '提现前需完成实名认证，收款账户须为本人账户',
    failed: '提现失败的金额会退回可提现余额，可重新申请',
  },
  risk: '账户存在风险，请联系客服',
  nameRequired: { title: '请先完成实名认证', text: '为保障资金安全，实名认证后才能提现', verify: '去实名' },
  confirming: { title: '正在确认提现结果', text: (yuan: string) => `¥${yuan}的提现申请已提交，暂未收到结果，正在查询提现记录` },
  unknown: {
    title: '提现结果未知',
    text: (yuan: string) => `¥${yuan}的提现申请已提交，但没有收到结果，提现记录中也暂未查到。这笔钱可能已经提现，请先核对提现记录`,
    repeat: '再次提现',
    leave: '返回提现页',
  },
  repeat: { title: (yuan: string) => `再提现¥${yuan}？`, text: '上一笔结果未知，可能已经提现成功。重试可能会重复提现，请先核对提现记录', confirm: '仍要重试' },
  leave: { title: '返回提现页？', text: '上一笔结果未知，可能已经提现成功。再次提现前请先核对提现记录', confirm: '仍要返回' },
  viewRecords: '查看提现记录',
  notNow: '暂不',
  processing: { title: '提现处理中', text: (time: string) => (time ? `预计${time}到账` : '到账后可在提现记录中查看') },
  success: { title: '提现成功', text: (channel: string) => `已存入${channel}` },
  failed: { title: '提现失败', text: (reason: string) => (reason ? `${reason}，金额已退回` : '金额已退回可提现余额') },
  facts: { appliedAt: '申请时间', arrivesAt: '到账时间', expectedAt: '预计到账' },
  steps: { applied: '提交申请', processing: '处理中', arrived: '到账', failed: '处理失败', returned: '金额退回' },
  /** Where the user's money is not told, and the server does not say why. */
  refused: { finished: '活动已结束', blacklisted: '账户暂不能参与活动' },
  /** The server's own, which are Chinese: other languages say what they can. */
  serverWords: (words: string) => words,
  home: '返回活动首页',
  done: '完成',
  again: '重新提现',
}

export const withdrawMessages = defineCatalogue(zh, () => import('./messages.en'))
