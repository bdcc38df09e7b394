import { group, image, list, text } from '@/lib/pageConfig'
import { withDefaults } from './withDefaults'

const fields = {
  title: text('Title'),
  button: text('Button', 'Go'),
  bgImage: image('Picture'),
  share: group('Share', { title: text('Title'), link: text('Link') }),
  steps: list('Steps', { label: text('Label') }),
}

it('shows the texts of the page where the schema has none of its own, in groups and lists too', () => {
  const { title, button, bgImage, share, steps } = withDefaults(fields, { title: 'Rules', button: 'Other', share: { title: 'Come' }, steps: [{ label: 'One' }], gone: 'x' })
  expect([title?.fallback, button?.fallback, bgImage?.fallback, share?.fields?.['title']?.fallback, share?.fields?.['link']?.fallback, steps?.fallback]).toEqual(['Rules', 'Go', '', 'Come', '', [{ label: 'One' }]])
})

it('leaves the fields of a page that says nothing as they are', () => {
  expect(withDefaults(fields, {})).toEqual(fields)
})
