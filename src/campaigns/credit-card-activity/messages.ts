import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '打车联名信用卡',
  subline: '申请、核卡、首刷，好礼一路相送',
  apply: '立即办卡',
  atBank: '去银行查看进度',
  /** While it is not known whether there is anything to apply for. */
  toBank: '前往银行页面',
  cardAtBank: '去银行查看卡片',
  noBank: '暂时无法前往银行，请稍后重试',
  card: { title: '打车联名信用卡，首刷有礼', desc: '在线申请，核卡后首刷领打车礼' },
  progress: '申请进度',
  steps: { apply: '申请', review: '审核', approve: '核卡', firstUse: '首刷' },
  /** How far it is, beside the title. */
  standing: { none: '未申请', reviewing: '审核中', approved: '已核卡', firstUsed: '已首刷' },
  now: { none: '还没有申请，去银行页面填写资料即可', reviewing: '银行正在审核，一般1至3个工作日', approved: '卡片已核发，完成首刷即可领奖', firstUsed: '已完成首刷，感谢使用' },
  /** Where nothing can be applied for any more, or not by this account. */
  notApplied: '未申请过这张卡',
  updated: (time: string) => `${time} 更新`,
  failed: '进度暂时查不到',
  retry: '重试',
  reward: (name: string) => name || '首刷奖励',
  receive: '领取',
  rewardStatus: { locked: '首刷后可领', received: '已领取', missed: '未获得' },
  gotIt: '知道了',
  benefitsTitle: '卡片权益',
  benefits: { first: '首刷任意金额，领打车礼', rides: '每月打车满减，自动抵扣', points: '打车消费双倍积分', fee: '首年免年费，刷满6次免次年' },
}

export const cardMessages = defineCatalogue(zh, () => import('./messages.en'))
