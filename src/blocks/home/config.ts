import { shareFields } from '@/features/share'
import { buttonText, colour, image, list, ruleText, text } from '@/lib/pageConfig'

/** The fields of every home. Where title, card and texts are not set, the catalogue of the page's language is used; for `themeColor` the campaign's theme. */
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

/** For homes with a ladder. Its steps come from the activity's rule, not from the page's configuration. */
export const ladderFields = { ladderTitle: text('阶梯奖励标题', '', 20) }

const MOST_STEPS = 4

/** For homes that list the steps of taking part. */
export const stepsFields = { stepsTitle: text('参与步骤标题', '', 20), steps: list('参与步骤', { label: text('文字', '', 20) }, { needs: 'label', max: MOST_STEPS }) }

/** For homes whose campaign has no rule page: the rule opens in a sheet over the home. */
export const ruleHereFields = { ruleContent: ruleText('规则内容') }

export type HomeFields = typeof homeFields
