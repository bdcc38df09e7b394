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
  sample: `<p>Sample rules, until yours are written.</p>
<h2>1. When</h2><p>1 November to 10 December 2026</p>
<h2>2. Who can take part</h2><ol><li>Anyone who logs in during the activity, <strong>on the conditions shown on its page</strong>.</li><li>One account, one phone number and one device count as one user.</li></ol>
<h2>3. Rewards</h2><table><tbody><tr><th>What</th><th>How</th></tr><tr><td>Arrival</td><td>Once we tell you that it has arrived</td></tr><tr><td>Valid until</td><td>See the reward's details</td></tr></tbody></table>
<h2>4. Good to know</h2><ul><li>There is no reward for cheating or other irregular use.</li><li>The organiser may interpret these rules to the extent the law allows.</li><li>Any questions? Please contact customer service.</li></ul>`,
}
