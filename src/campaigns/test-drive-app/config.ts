import { image, text } from '@/lib/pageConfig'

export const orderListConfig = { emptyImage: image('空状态图片'), emptyText: text('空状态文字') }
