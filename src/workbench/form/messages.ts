import { defineCatalogue } from '@/lib/i18n'
import type { FieldEditor } from '@/lib/pageConfig'
import type { PictureFacts } from './uploadImage'

const sizeOf = ({ kilobytes }: PictureFacts): string => (kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`)

/** Phones before iOS 14 show no WebP. */
const doneWords = (from: PictureFacts, to: PictureFacts): string =>
  from.type === to.type ? `已压缩：${sizeOf(from)} → ${sizeOf(to)}` : `已将 ${from.type}（${sizeOf(from)}）转为 ${to.type}（${sizeOf(to)}）${to.type === 'WEBP' ? '，保留透明；iOS 13 及更早的手机不显示 WebP' : ''}`

const kinds: Readonly<Record<FieldEditor, string>> = {
  text: '文字',
  longText: '文字',
  richText: '文字',
  colour: '颜色',
  image: '图片地址',
  link: '链接地址',
  number: '数字',
  switch: '开或关',
  date: '时间',
  choice: '选项',
  list: '列表',
  group: '一组字段',
}

export const zh = {
  title: '页面配置',
  set: (count: number) => (count === 0 ? '全部使用默认值' : `已设置 ${count} 项`),
  resetAll: '全部恢复默认',
  resetField: (label: string) => `恢复默认：${label}`,
  noFields: '这个页面没有可配置的内容。',
  on: '开',
  off: '关',
  pageDefault: '页面默认文案',
  pasteLink: 'https:// 链接、应用内链接或 / 开头的路径',
  pasteImage: '图片地址（https://）',
  upload: '上传',
  uploadFor: (label: string) => `上传图片：${label}`,
  uploading: '正在压缩图片…',
  uploaded: (kilobytes: number) => `已上传图片 · ${kilobytes} KB`,
  uploadDone: (from: PictureFacts, to: PictureFacts) => doneWords(from, to),
  removePicture: (label: string) => `移除图片：${label}`,
  dropHint: '也可拖入或粘贴图片',
  uploads: {
    notPicture: '仅支持 PNG、JPEG、WebP、GIF 图片',
    tooLarge: '图片压缩后仍然太大，请换一张小一些的',
    unreadable: '无法读取这张图片',
  },
  pickColour: (label: string) => `选取颜色：${label}`,
  hue: '色相',
  formatting: (label: string) => `文字格式：${label}`,
  tools: { bold: '加粗', italic: '斜体', underline: '下划线', heading: '标题', subheading: '小标题', bullets: '项目列表', numbers: '编号列表', alignleft: '左对齐', aligncenter: '居中', alignright: '右对齐', link: '链接', picture: '插入图片', table: '插入表格' },
  tableTools: { addRow: '加一行', addColumn: '加一列', deleteRow: '删除行', deleteColumn: '删除列', headerRow: '首行为表头', deleteTable: '删除表格' },
  wordColour: '文字颜色',
  noColour: '默认颜色',
  colourNames: { '#d42a17': '红色', '#b45309': '橙色', '#0a7a55': '绿色', '#1769c7': '蓝色', '#7c3aed': '紫色', '#667085': '灰色' },
  pictureAddress: '图片地址',
  linkTarget: '链接地址',
  apply: '应用',
  list: {
    entry: (number: number) => `第 ${number} 项`,
    add: '添加一项',
    full: (most: number) => `最多 ${most} 项`,
    none: '还没有内容',
    fromDefault: '以下为页面默认内容，编辑后即成为你的配置',
    move: (name: string) => `拖动排序：${name}`,
    remove: (name: string) => `删除：${name}`,
    copy: (name: string) => `复制：${name}`,
    howToMove: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。',
    lifted: (name: string) => `已拿起${name}`,
    over: (name: string, place: number) => `${name}移到第 ${place} 位`,
    dropped: (name: string, place: number) => `${name}已放到第 ${place} 位`,
    cancelled: (name: string) => `已取消移动${name}`,
  },
  problemsTitle: (count: number) => `${count} 个问题，出问题的字段显示默认值`,
  whole: '整个配置',
  problems: {
    type: (kind: FieldEditor) => `内容类型不对，应为${kinds[kind]}`,
    format: (example: string) => (example ? `格式不对，例如 ${example}` : '格式不对'),
    unsafe: (isPicture: boolean) => `地址不安全或格式不对，请使用 https:// 地址，例如 https://${isPicture ? 'cdn.example.com/hero.png' : 'www.example.com/activity'}`,
    tooLong: (length: number, max: number) => `内容太长：现有 ${length}，最多 ${max}`,
    outOfRange: (min: number, max: number) => `超出允许范围，应在 ${min} 到 ${max} 之间`,
    notAChoice: (choices: readonly string[]) => `不在可选范围内，可选：${choices.join('、')}`,
  },
  range: (min: number, max: number) => `${min} 到 ${max}`,
  most: (count: number, max: number) => `${count}/${max}`,
  /** `drawn` is the darker colour; '' where the text becomes dark. */
  tooPale: (contrast: string, drawn: string) => (drawn ? `白字看不清（${contrast}:1），实际用 ${drawn}` : `白字看不清（${contrast}:1），文字改用深色`),
  shanghai: '北京时间',
}

export const formMessages = defineCatalogue(zh, () => import('./messages.en'))
