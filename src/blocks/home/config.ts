import { shareFields } from '@/features/share'
import { buttonText, colour, image, list, richText, text } from '@/lib/pageConfig'

/** What marketing sets of every home. The title, the card and the texts are left to the catalogue of the page's language while it says nothing; `themeColor` to the campaign's theme. */
export const homeFields = {
  title: text('页面标题'),
  bgImage: image('头图（覆盖默认插画）'),
  headline: text('主标题'),
  subline: text('副标题'),
  buttonImage: image('按钮图片'),
  buttonDesc: buttonText('按钮文字'),
  ruleEntry: buttonText('规则入口文字'),
  themeColor: colour('主题色', ''),
  ...shareFields,
}

/** Of homes with a ladder. Its steps are the activity's rule, not the page's. */
export const ladderFields = { ladderTitle: text('阶梯奖励标题', '', 20) }

const MOST_STEPS = 4

/** Of homes that tell how it is done. */
export const stepsFields = { stepsTitle: text('参与步骤标题', '', 20), steps: list('参与步骤', { label: text('文字', '', 20) }, { needs: 'label', max: MOST_STEPS }) }

const LONGEST_RULE = 200_000

/** Of homes whose campaign has no page for its rule: it opens over the home. */
export const ruleHereFields = { ruleContent: richText('规则内容', '', LONGEST_RULE) }

export type HomeFields = typeof homeFields
