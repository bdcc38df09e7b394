import { buttonText, text } from '@/lib/pageConfig'

export const timeRangeConfig = { title: text('页面标题'), confirmText: buttonText('确认按钮文字') }
