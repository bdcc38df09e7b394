import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  reason: {
    type: '内容的类型不对，已使用默认值',
    format: '格式不对，已使用默认值',
    unsafe: '地址不安全，已使用默认值',
    tooLong: '内容过长，已使用默认值',
    outOfRange: '数值超出范围，已使用默认值',
    notAChoice: '不是可选的值，已使用默认值',
  },
  otherPage: (page: string) => `这份配置不属于当前页面（${page}），未使用`,
  broken: '页面无法按这份配置显示，已使用默认内容',
  hopeless: '这个页面暂时无法预览',
}

export const previewMessages = defineCatalogue(zh, () => import('./messages.en'))
