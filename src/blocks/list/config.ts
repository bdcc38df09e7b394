import { buttonText, image, text } from '@/lib/pageConfig'

/** The title and the words are the campaign's own while marketing says nothing. */
export const listConfig = { title: text('页面标题'), emptyImage: image('空状态图片'), emptyText: text('空状态文字'), emptyHint: text('空状态说明'), emptyButton: buttonText('空状态按钮文字'), moreEntry: buttonText('列表上方入口文字') }
