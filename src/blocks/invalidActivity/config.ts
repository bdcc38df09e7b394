import { choice, image, text } from '@/lib/pageConfig'

/** The wire's `bgImageType` (spec 2 §3). */
export const TYPE = { old: 0, default: 1, custom: 2 } as const

export const endedConfig = {
  title: text('标题'),
  bgImageType: choice(
    '背景类型',
    [
      [TYPE.old, '旧版'],
      [TYPE.default, '默认'],
      [TYPE.custom, '自定义'],
    ],
    TYPE.default,
  ),
  bgImage: image('自定义背景图（背景类型为自定义时显示）'),
}
