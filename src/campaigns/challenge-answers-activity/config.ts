import { ruleHereFields } from '@/blocks/home/config'
import { quizFields } from '@/blocks/quiz/config'
import { buttonText, image, list, text } from '@/lib/pageConfig'

/** Of the home, besides the fields of every home. */
export const homeFields = {
  rewardText: text('奖励名称', '', 20),
  rulesTitle: text('答题须知标题', '', 20),
  rules: list('答题须知', { label: text('文字', '', 40) }, { needs: 'label', max: 6 }),
  shareDesc: text('分享得机会文案', '', 40),
  shareButton: buttonText('分享按钮文字'),
  ...quizFields,
  ...ruleHereFields,
}

/** Of what a round came to; who has not passed has no reward. */
export const outcomeFields = { bgImage: image('背景图（覆盖默认插画）'), title: text('标题'), buttonText: buttonText('按钮文字'), rewardText: text('奖励名称') }
