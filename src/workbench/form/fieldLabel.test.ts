import { group, image, list, text } from '@/lib/pageConfig'
import { fieldAt, labelIn, parsePath, placeIn } from './fieldLabel'

const fields = {
  title: text('页面标题'),
  cornerShare: group('右上角分享', { imgUrl: image('分享图片') }),
  steps: list('步骤', { title: text('标题') }),
}

it('shows labels as they are written, in English by the list, and else by the name of the field', () => {
  expect(labelIn('zh-CN', '页面标题', 'title')).toBe('页面标题')
  expect(labelIn('en', '页面标题', 'title')).toBe('Page title')
  expect(labelIn('en', '从未见过', 'bgImageUrl')).toBe('Bg image url')
  expect(labelIn('en', 'Written in English', 'x')).toBe('Written in English')
})

it('finds the field at a path, through groups and lists', () => {
  expect(fieldAt(fields, ['cornerShare', 'imgUrl'])?.label).toBe('分享图片')
  expect(fieldAt(fields, ['steps', 3, 'title'])?.label).toBe('标题')
  expect(fieldAt(fields, ['constructor'])).toBeUndefined()
})

it('says where a problem is in words', () => {
  expect(parsePath('steps.1.title')).toEqual(['steps', 1, 'title'])
  expect(placeIn('zh-CN', fields, parsePath('steps.1.title'))).toBe('步骤 › 2 › 标题')
  expect(placeIn('en', fields, parsePath('cornerShare.imgUrl'))).toBe('Corner share › Share picture')
  expect(placeIn('en', fields, [])).toBe('')
})
