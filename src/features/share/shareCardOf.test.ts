import { shareCardOf } from './shareCardOf'
import { shareChannels } from './shareChannels'

const plain = { title: 'T', desc: 'D', imgUrl: '', miniLink: '', miniDesc: '', miniImgUrl: '' }
const ORIGIN = 'https://m.example.com'

it('is the page\'s own card where the mini program has none (spec 2 §3)', () => {
  expect(shareCardOf(plain, 'https://m.example.com/a', ORIGIN)).toEqual({ link: 'https://m.example.com/a', title: 'T', desc: 'D', imgUrl: '' })
})

it('carries the mini program fields, and addresses that other apps can fetch', () => {
  const card = shareCardOf({ ...plain, imgUrl: '/i.png', miniLink: '/pages/invite', miniImgUrl: '/m.png' }, 'l', ORIGIN)
  expect(card).toMatchObject({ imgUrl: 'https://m.example.com/i.png', mini: { link: '/pages/invite', desc: '', imgUrl: 'https://m.example.com/m.png' } })
})

it('leaves the circle of friends out where friends help one by one (spec 1 §9)', () => {
  expect([shareChannels.standard.join(), shareChannels.helper.join()]).toEqual(['wechat,wechatfrds,copy', 'wechat,copy'])
})
