import type { HireTexts } from '@/blocks/hire/choice'
import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '身边有好司机\n推荐就有奖',
  subline: '亲戚朋友会开车，\n推荐来上岗，现金归你',
  card: { title: '会开车？来当专车司机', desc: '每天收入看得见，朋友推荐还有上岗礼' },
  invite: '邀请司机',
  poster: { brand: '推荐司机', invites: '推荐你来开车', reward: '上岗礼' },
  cities: '推荐奖励',
  recommended: '我推荐的人',
  guideEntry: '怎样成为司机',
  share: { title: '推荐司机', finished: { title: '活动已结束', text: '感谢参与，已得奖励不受影响' }, blacklisted: { title: '账户暂不能参与邀请', text: '已得奖励不受影响' } },
  guide: {
    title: '怎样成为司机',
    headline: '四步上岗',
    button: '我要报名',
    steps: {
      apply: { title: '线上报名', text: '填写姓名、手机号和所在城市，1分钟完成。' },
      papers: { title: '准备证件', text: '身份证、驾驶证（C2及以上，驾龄满三年）。没有网约车证也可以报名，我们协助办理。' },
      sign: { title: '签约培训', text: '到店面谈，签约后参加半天岗前培训。' },
      road: { title: '领车上岗', text: '领取车辆，当天就能接单。' },
    },
    questions: {
      car: { question: '需要自己有车吗？', answer: '不需要，签约后由公司提供车辆，也可以带车加入。' },
      permit: { question: '没有网约车证怎么办？', answer: '先报名，城市专员会告诉你怎么考，通过后再签约。' },
      age: { question: '有年龄要求吗？', answer: '22至60周岁，身体健康，无暴力犯罪及危险驾驶记录。' },
      gift: { question: '上岗礼什么时候发？', answer: '上岗并完成首单后7天内，发放到司机账户。' },
    },
  },
  register: {
    title: '司机报名',
    headline: '来开车\n收入看得见',
    subline: '不用自己有车，专人带你上岗',
    card: '报名信息',
    other: '了解怎样成为司机',
    gift: '上岗礼',
    done: { title: '报名成功', text: '城市专员会在1个工作日内联系你，请保持电话畅通' },
    duplicate: { title: '你已提交过', text: '不用重复报名，请留意城市专员的来电' },
  },
  reasons: {
    cityClosed: '你所在的城市暂未开放招募，开放后再来推荐吧',
    notInList: '你不在本次活动的邀请名单内，可关注其他活动',
    unmet: '暂未满足参与条件，可关注其他活动',
  },
} satisfies HireTexts

export const windPassengerMessages = defineCatalogue(zh, () => import('./messages.en'))
