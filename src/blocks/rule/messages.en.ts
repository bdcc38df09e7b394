import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Activity rules',
  updated: (day) => `Updated ${day}`,
  empty: 'There are no rules yet',
  leave: 'See the activity',
  home: 'Back to the activity',
  image: (index) => `Picture ${index} of the rules`,
  notShown: 'The rules cannot be shown right now',
  unsupported: 'This browser is too old to show the rules. Please update it.',
  sample: `<p>A sample, until the rules are written.</p>
<h2>1. When</h2><p>1 November to 10 December 2026</p>
<h2>2. Rewards</h2><ol><li><strong>¥10</strong> for each new friend who has taken a first ride.</li><li>And more once enough friends have come:</li></ol>
<table><tbody><tr><th>Friends</th><th>Extra reward</th></tr><tr><td>10</td><td>¥50</td></tr></tbody></table>
<h2>3. Good to know</h2><ul><li>A reward is yours once we tell you that it has arrived.</li></ul>`,
}
