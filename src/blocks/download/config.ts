import { buttonText, image, text } from '@/lib/pageConfig'

/** What marketing sets of a download page. Where the app is had, operations set (`marketplatformh5-appDownloadUrl…`). */
export const downloadConfig = { bgImage: image('背景图（覆盖默认插画）'), title: text('标题'), desc: text('说明'), buttonText: buttonText('按钮文字') }
