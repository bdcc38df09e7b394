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
  /** In previews, with one of everything that a rule is often written with, and true of any activity. */
  sample: `<p>以下为示例，填写规则内容后替换。</p>
<h2>一、活动时间</h2><p>2026年11月1日至2026年12月10日</p>
<h2>二、参与条件</h2><ol><li>活动期间登录后即可参与，<strong>具体条件以活动页面为准</strong>；</li><li>同一账号、手机号或设备视为同一用户。</li></ol>
<h2>三、奖励说明</h2><table><tbody><tr><th>事项</th><th>说明</th></tr><tr><td>到账时间</td><td>以到账通知为准</td></tr><tr><td>使用期限</td><td>以奖励详情为准</td></tr></tbody></table>
<h2>四、其他说明</h2><ul><li>以作弊等异常方式参与的，奖励不予发放；</li><li>主办方在法律允许的范围内对活动作出解释；</li><li>如有疑问，请联系在线客服。</li></ul>`,
}

export const ruleMessages = defineCatalogue(zh, () => import('./messages.en'))
