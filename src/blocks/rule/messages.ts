import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '活动规则',
  updated: (day: string) => `更新时间：${day}`,
  empty: '暂无活动规则',
  leave: '去看看活动',
  home: '返回活动首页',
  image: (index: number) => `活动规则图片${index}`,
  notShown: '活动规则暂时无法显示',
  unsupported: '当前浏览器版本过低，无法显示活动规则，请升级后查看',
  /** In previews, with one of everything that a rule is often written with. */
  sample: `<p>以下为示例，填写规则内容后替换。</p>
<h2>一、活动时间</h2><p>2026年11月1日至2026年12月10日</p>
<h2>二、活动奖励</h2><ol><li>每邀请1位新朋友完成首单，得<strong>¥10</strong>；</li><li>累计邀请达到人数，另得阶梯奖励：</li></ol>
<table><tbody><tr><th>累计邀请</th><th>额外奖励</th></tr><tr><td>10人</td><td>¥50</td></tr></tbody></table>
<h2>三、其他说明</h2><ul><li>奖励以到账通知为准。</li></ul>`,
}

export const ruleMessages = defineCatalogue(zh, () => import('./messages.en'))
