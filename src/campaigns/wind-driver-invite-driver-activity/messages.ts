import type { HireTexts } from '@/blocks/hire/choice'
import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '车钥匙\n给老伙计留一把',
  subline: '邀请同行来跑车，上岗一位奖一位',
  card: { title: '老伙计，来我们车队跑车', desc: '车管够，单管够，同行邀请还有上岗礼' },
  invite: '邀请司机',
  poster: { brand: '邀请同行', initial: '师', invites: '邀请你一起跑车', reward: '上岗礼' },
  cities: '邀请奖励',
  recommended: '我邀请的同行',
  guideEntry: '同行怎样加入',
  share: { title: '邀请同行', finished: { title: '活动已结束', text: '感谢参与，已得奖励不受影响' }, blacklisted: { title: '账户暂不能参与邀请', text: '已得奖励不受影响' } },
  guide: {
    title: '同行怎样加入',
    headline: '老司机三步入队',
    button: '我要加入',
    steps: {
      apply: { title: '线上报名', text: '填写姓名、手机号和所在城市，勾选已有的证件。' },
      transfer: { title: '核验证件', text: '身份证、驾驶证、网约车证。证件齐全当天核验，换平台不用重新考证。' },
      road: { title: '选车上岗', text: '签约后挑一台车，当天就能接单。' },
    },
    questions: {
      other: { question: '在别的平台跑车可以加入吗？', answer: '可以。签约前请先结束原平台的租车合同。' },
      own: { question: '能带车加入吗？', answer: '能。车辆3年以内、营运证齐全即可，分成另有优惠。' },
      again: { question: '以前在车队跑过，算新同行吗？', answer: '离队满180天后重新加入的，算新同行。' },
      gift: { question: '上岗礼什么时候发？', answer: '上岗并完成首单后7天内，发放到司机账户。' },
    },
  },
  register: {
    title: '同行报名',
    headline: '你的车位留好了',
    subline: '车管够，单管够，同行都在这',
    card: '报名信息',
    other: '了解同行怎样加入',
    gift: '上岗礼',
    done: { title: '报名成功', text: '车队长会在1个工作日内联系你，请保持电话畅通' },
    duplicate: { title: '你已提交过', text: '不用重复报名，请留意车队长的来电' },
  },
  reasons: {
    notDriver: '该活动仅限司机参加，请用司机账号登录后再来',
    cityClosed: '你所在城市的车队暂未开放招募，开放后再来邀请吧',
    notInList: '你不在本次活动的邀请名单内，请咨询车队长',
    unmet: '暂未满足参与条件，请咨询车队长',
  },
} satisfies HireTexts

export const windDriverMessages = defineCatalogue(zh, () => import('./messages.en'))
