import type { RuleData } from './ruleData'

/** With one of everything that a rule is often written with. */
const sample = `<p>以下为示例，填写规则内容后替换。</p>
<h2>一、活动时间</h2><p>2026年11月1日至2026年12月10日</p>
<h2>二、活动奖励</h2><ol><li>每邀请1位新朋友完成首单，得<strong>¥10</strong>；</li><li>累计邀请达到人数，另得阶梯奖励：</li></ol>
<table><tbody><tr><th>累计邀请</th><th>额外奖励</th></tr><tr><td>10人</td><td>¥50</td></tr></tbody></table>
<h2>三、其他说明</h2><ul><li>奖励以到账通知为准。</li></ul>`

export const ruleFixtures = { default: { sample }, empty: { sample: '' } } satisfies Record<string, RuleData>
