import { parseConfig } from '@/lib/pageConfig'
import { sentShareCard, shareCardField } from './shareCardField'

const read = (sent: unknown) => parseConfig({ card: shareCardField('分享') }, { card: sentShareCard(sent) }).config.card

it.each([
  [{ shareLink: 'https://m.example.com/a', shareTitle: 'T', shareDesc: 'D', shareLogo: 'https://m.example.com/i.png' }, { link: 'https://m.example.com/a', title: 'T', desc: 'D', imgUrl: 'https://m.example.com/i.png' }],
  [{ link: 'https://m.example.com/b', title: 'U', desc: 'E', imgUrl: '' }, { link: 'https://m.example.com/b', title: 'U', desc: 'E', imgUrl: '' }],
  [{ shareTitle: 'T', title: 'U' }, { title: 'U' }],
  [{ shareLink: 'javascript:alert(1)' }, { link: '', title: '' }],
  [undefined, { title: '' }],
  ['none', { title: '' }],
])('reads the share data of %j, under either names (spec 2 §3)', (sent, card) => {
  expect(read(sent)).toMatchObject(card)
})
