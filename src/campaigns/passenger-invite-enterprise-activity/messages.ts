import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '推荐企业开通\n企业用车',
  subline: '公司用车有人管，推荐成功奖励归你',
  card: { title: '给公司开通企业用车', desc: '免垫付、免贴票，开通即得企业用车金' },
  invite: '推荐企业',
  poster: { brand: '企业用车', invites: '推荐你开通企业用车', reward: '企业用车金' },
  sizesTitle: '按企业规模得奖励',
  sizesNote: '线索有效、签约、首次用车，分三笔到账',
  headCounts: { 1: '20人以下', 2: '21-100人', 3: '101-500人', 4: '501人以上' },
  otherSize: '其他规模',
  companies: '推荐企业',
  companyCount: (count: string) => `${count}家`,
  earned: '累计奖励',
  how: '三步拿奖励',
  steps: { first: '把链接发给公司行政或老板', second: '对方填写企业信息，专员上门签约', third: '员工首次用车，奖励到账' },
  blacklisted: '账户暂不能参与推荐，已得奖励不受影响',
  stages: { lead: '线索有效', contracted: '已签约', firstConsumption: '首次用车' },
  reward: { title: '奖励总览', none: '暂无奖励记录', back: '查看奖励明细' },
  tiers: '奖励构成',
  tierOf: (count: number) => `${count}家企业`,
  list: { title: '奖励明细', empty: '暂无奖励记录', leave: '去看看活动', secondary: '奖励总览', count: (total: number) => `共${total}笔奖励` },
  land: {
    title: '开通企业用车',
    headline: '企业用车\n一键开通',
    subline: '免垫付、免贴票，一张发票月结',
    card: '企业信息',
    other: '活动规则',
    gift: '企业用车金',
    name: '联系人',
    done: { title: '提交成功', text: '企业专员会在1个工作日内联系你，请保持电话畅通' },
    duplicate: { title: '该企业已被推荐', text: '企业专员正在跟进，请留意来电；也可以推荐其他企业' },
  },
  headCount: { label: '企业人数', placeholder: '请选择企业人数', missing: '企业人数 (必选项)' },
}

export const pieMessages = defineCatalogue(zh, () => import('./messages.en'))
