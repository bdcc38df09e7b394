import { group, image, text } from '@/lib/pageConfig'

/** What marketing sets, with the campaign's home, of the page that passengers get in the place of a driver's. */
export const noPermissionFields = { noPermission: group('非司机提示', { image: image('图片'), title: text('标题', '', 20), text: text('说明', '', 60) }) }
