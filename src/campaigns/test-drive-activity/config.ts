import { protocolContent } from '@/blocks/formParts/protocol'
import { shareCardField } from '@/features/share'
import { buttonText, choice, group, image, text } from '@/lib/pageConfig'

// What marketing sets, page by page (spec 2 §3).

const head = { title: text('页面标题'), bgImage: image('背景图') }

const form = { ...head, protocolContent: protocolContent('协议内容'), disableBtnImg: image('未勾选协议时的按钮图'), buttonImage: image('提交按钮图') }

const cornerShare = shareCardField('右上角分享')

/** The home belongs to no single activity: title and picture of the list of all. */
export const homeConfig = { title: head.title, bgImage: image('头图（覆盖默认插画）') }

export const guideConfig = {
  ...head,
  subline: text('副标题', '', 40),
  appointmentText: buttonText('预约试驾按钮文字'),
  appointmentDesc: text('预约试驾说明', '', 40),
  appointmentButtonImage: image('预约试驾按钮图'),
  driveText: buttonText('意向试驾按钮文字'),
  driveDesc: text('意向试驾说明', '', 40),
  driveButtonImage: image('意向试驾按钮图'),
  cornerShare,
}

/** appointmentPageConfig. */
export const bookingConfig = { ...form, cornerShare }

/** userPageConfig, with the pop-up that ends a lead (endPopPageConfig). */
export const leadConfig = {
  ...form,
  endPop: group('留资成功弹窗', { desc: text('说明'), buttonImage: image('按钮图') }),
  cornerShare,
}

/** buttonImageType. */
export const SHOWN = 1

export const endConfig = { ...head, buttonImage: image('返回按钮图'), buttonImageType: choice('返回按钮', [[0, '不显示'], [SHOWN, '显示']], 0) }

export const orderConfig = head
