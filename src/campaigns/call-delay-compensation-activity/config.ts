import { buttonText, image, longText, numeric, text } from '@/lib/pageConfig'

/** What marketing sets of each of the pop-ups. The amount is integer cents, as everywhere. */
export const popUpConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  headline: text('主标题', '', 40),
  desc: longText('说明', '', 100),
  minutes: numeric('等待分钟数', 10, { min: 1, max: 60 }),
  amount: numeric('赔付金额（分）', 1000, { min: 1, max: 100_000 }),
  buttonText: buttonText('按钮文字'),
}
