import { NO_PRIZE, turntableFields, type PrizeSector } from '@/blocks/turntable/config'
import { buttonText, image, text } from '@/lib/pageConfig'

/** Of the home, besides the fields of every home. */
export const homeFields = {
  ...turntableFields,
  hubText: text('转盘中心文字', '', 4),
  waysTitle: text('获得机会标题', '', 20),
  shareWay: text('分享得机会文案', '', 40),
  rideWay: text('打车得机会文案', '', 40),
  prizesText: text('我的奖品入口文字', '', 20),
}

/** Of the page of one prize, besides its title. */
export const detailFields = { bgImage: image('奖品图片（覆盖奖品自己的图片）'), howToUse: text('使用说明', '', 200), buttonText: buttonText('按钮文字') }

const USUAL = [
  ['1', 'first', 'coupon'], [NO_PRIZE, 'blank', 'thanks'], ['2', 'second', 'cash'], ['3', 'third', 'gift'],
  ['4', 'fourth', 'coupon'], [NO_PRIZE, 'blank', 'thanks'], ['5', 'fifth', 'cash'], ['6', 'sixth', 'coupon'],
] as const

/** The wheel while marketing sets none, in the words of the page's language. */
export const usualSectors = (words: Readonly<Record<(typeof USUAL)[number][1], string>>): readonly PrizeSector[] => USUAL.map(([prizeId, name, look]) => ({ prizeId, label: words[name], image: '', look }))
