import { protocolContent } from '@/blocks/form/protocol'
import { shareCardField } from '@/features/share'
import { choice, group, image, text } from '@/lib/pageConfig'

const cornerShare = (title: string, desc: string) => shareCardField('右上角分享', { title, desc })

/** The home belongs to no single activity: title and picture of the list of all. */
export const homeConfig = {
  title: text('页面标题'),
  bgImage: image('头图（覆盖默认插画）'),
}

export const guideConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  appointmentButtonImage: image('预约试驾按钮图'),
  driveButtonImage: image('意向试驾按钮图'),
  cornerShare: cornerShare('新车试驾，专人专车上门接你', '选好时间地点，免费试驾心仪新车'),
}

/** appointmentPageConfig of spec 2 §3. */
export const bookingConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  protocolContent: protocolContent('协议内容'),
  disableBtnImg: image('未勾选协议时的按钮图'),
  buttonImage: image('提交按钮图'),
  cornerShare: cornerShare('新车试驾，专人专车上门接你', '选好时间地点，免费试驾心仪新车'),
}

/** userPageConfig of spec 2 §3, with the pop-up that ends a lead (endPopPageConfig). */
export const leadConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  protocolContent: protocolContent('协议内容'),
  disableBtnImg: image('未勾选协议时的按钮图'),
  buttonImage: image('提交按钮图'),
  endPop: group('留资成功弹窗', { desc: text('说明'), buttonImage: image('按钮图') }),
  cornerShare: cornerShare('购车专属优惠，留资即享', '留下联系方式，专属顾问为你服务'),
}

export const endConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  buttonImage: image('返回按钮图'),
  buttonImageType: choice(
    '返回按钮',
    [
      [0, '不显示'],
      [1, '显示'],
    ],
    0,
  ),
}

export const orderConfig = { title: text('页面标题'), bgImage: image('背景图') }
