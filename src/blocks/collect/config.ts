import { protocolContent } from '@/blocks/formParts/protocol'
import { buttonText, image, list, text } from '@/lib/pageConfig'

/** What marketing sets of a form that visitors leave. The words are the campaign's own while it says nothing. */
export const collectConfig = {
  title: text('页面标题'),
  headline: text('主标题'),
  subline: text('副标题'),
  bgImage: image('头图（覆盖默认插画）'),
  cities: list('可选城市', { name: text('城市', '', 20) }, { needs: 'name', max: 50 }),
  protocolContent: protocolContent('协议内容'),
  buttonText: buttonText('按钮文字'),
  buttonImage: image('按钮图片'),
  disableBtnImg: image('未勾选协议时的按钮图'),
  doneTitle: text('提交成功标题', '', 20),
  doneText: text('提交成功说明', '', 60),
}
