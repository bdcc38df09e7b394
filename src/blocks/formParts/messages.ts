import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  /** Leaving with unsaved content (spec 2 §8). */
  leave: { title: '确认', text: '存在未完成的内容待提交,是否离开？', stay: '取消', go: '残忍离开' },
  name: '姓名',
  namePlaceholder: '请输入姓名',
  nameMissing: '姓名 (必填项)',
  /** Under a name that is missing; the words of spec 2 §5 are about one that is written otherwise. */
  nameWrong: '请输入中文及拼音',
  phone: '手机号',
  phoneWrong: '请输入正确的11位手机号码',
  agree: '请先同意服务协议',
}

export const formMessages = defineCatalogue(zh, () => import('./messages.en'))
