import type { Language } from '../../../src/lib/i18n/index.ts'
import type { Look } from './takePictures.ts'

const zh = {
  title: '页面图库',
  counts: (pictures: number, pages: number) => `${pictures} 张图 · ${pages} 个页面`,
  look: ({ width, height, isScreen, letters }: Look) => `宽 ${width} 像素${height === undefined ? '' : `，屏高 ${height} 像素`}${isScreen ? ' · 仅首屏' : ''}${letters === 100 ? '' : ` · 文字 ${letters}%`}`,
  search: '搜索',
  campaign: '活动',
  kind: '页面类型',
  fixture: '状态',
  all: '全部',
  size: '图片宽度',
  shown: '显示',
  nothing: '没有符合条件的图。',
  failed: '没有画出来',
  failures: { error: '页面报错', silent: '页面没有响应', restless: '页面一直在变化' } as Readonly<Record<string, string>>,
  changes: '图库对比',
  toChanges: '与旧图库的差异',
  toGallery: '全部图片',
  changed: (count: number, of: number) => `${of} 张图中有 ${count} 张变了`,
  unchanged: '没有变化',
  before: '旧',
  after: '新',
  difference: '差异',
  share: (percent: string, pixels: number) => `变了 ${percent}% · ${pixels} 像素`,
  appeared: '新增',
  vanished: '消失',
}

const en: typeof zh = {
  title: 'Gallery of pages',
  counts: (pictures, pages) => `${pictures} pictures · ${pages} pages`,
  look: ({ width, height, isScreen, letters }) => `${width} px wide${height === undefined ? '' : `, a screen of ${height} px`}${isScreen ? ' · the first screen alone' : ''}${letters === 100 ? '' : ` · letters ${letters}%`}`,
  search: 'Search',
  campaign: 'Campaign',
  kind: 'Page kind',
  fixture: 'State',
  all: 'All',
  size: 'Picture width',
  shown: 'Shown',
  nothing: 'No picture matches.',
  failed: 'Not drawn',
  failures: { error: 'The page reports an error', silent: 'The page does not answer', restless: 'The page does not come to rest' },
  changes: 'Compared galleries',
  toChanges: 'What changed since the older gallery',
  toGallery: 'All pictures',
  changed: (count, of) => `${count} changed of ${of}`,
  unchanged: 'Nothing changed',
  before: 'Old',
  after: 'New',
  difference: 'Difference',
  share: (percent, pixels) => `${percent}% changed · ${pixels} pixels`,
  appeared: 'New',
  vanished: 'Gone',
}

export type GalleryWords = typeof zh

export const wordsOf = (language: Language): GalleryWords => (language === 'en' ? en : zh)
