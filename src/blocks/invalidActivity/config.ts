import { choice, image } from '@/lib/pageConfig'

/** The wire's `bgImageType` (spec 2 §3). */
export const TYPE = { old: 0, default: 1, custom: 2 } as const

/** What the end page's own call says (spec 2 §3), and no more: neither words nor a share card. */
export const endedConfig = {
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
