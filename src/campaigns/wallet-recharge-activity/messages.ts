import { defineCatalogue } from '@/lib/i18n'

const extra = (gift: string): string => (gift && `，另送¥${gift}`)

export const zh = {
  headline: '充值有礼',
  subline: '充得越多，送得越多，余额打车直接抵',
  button: '立即充值',
  card: { title: '钱包充值，充多送多', desc: '充100送20，打车更省' },
  balance: '钱包余额',
  packages: '选择充值金额',
  gift: (yuan: string) => `送¥${yuan}`,
  recommended: '推荐',
  howTo: '怎么充值',
  agree: '我已阅读并同意',
  agreement: '《充值活动规则》',
  tick: '请先阅读并同意充值活动规则',
  paid: { title: '充值成功', text: (yuan: string, gift: string) => `¥${yuan}已到账${extra(gift)}` },
  result: '充值结果',
  backToWallet: '返回钱包充值',
  extra: '赠送金额',
  again: { title: '新的充值套餐来了', desc: '选一个合适的套餐，打车直接抵', button: '去充值' },
  nothing: { title: '充值套餐已下架', desc: '新的套餐正在准备，先去打车吧', button: '去打车' },
  guide: {
    title: '怎么充值',
    headline: '三步充好钱包',
    button: '去充值',
    steps: {
      first: { title: '选择充值金额', text: '每个套餐写明充多少、送多少' },
      second: { title: '确认并付款', text: '在APP或小程序的支付面板中完成付款' },
      third: { title: '余额到账', text: '付款成功后立即到账，打车时自动抵扣' },
    },
    questions: {
      late: { question: '付了款还没到账？', answer: '支付渠道偶有延迟，可在充值结果页再次查看，请勿重复付款。' },
      refund: { question: '充值后可以退吗？', answer: '未使用的本金可联系客服申请退回，赠送金额不退。' },
    },
  },
}

export const walletMessages = defineCatalogue(zh, () => import('./messages.en'))
