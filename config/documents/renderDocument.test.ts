import { createHash } from 'node:crypto'
import { policyHashes, renderDocument, type PageHead } from './renderDocument'

const head: PageHead = { title: '邀好友 & 赚<现金>', description: '说"一"句', colour: '#dc3210' }
const scripts = { paint: 'paint()', boot: 'boot("</script>")' }
const data = { base: '/base/', modern: { folder: 'm/', entry: ['app'], page: [] }, call: '</script><img>' }
const html = (of: PageHead = head) => renderDocument(scripts, of, { markup: '<h1>$& 标题</h1>', css: '.a{content:"</style>"}' }, data)
const read = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const said = (text: string) => Object.fromEntries([...read(text).querySelectorAll('meta[property], meta[name=description], meta[name=theme-color]')].map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name'), meta.getAttribute('content')]))

it('says of a page what a card of a chat app shows; not where it is, which would take the inviter out of a shared link', () => {
  const whole = { ...head, picture: 'https://a.example/base/assets/link/0.jpg' }
  expect(read(html(whole)).title).toBe(head.title)
  expect(said(html(whole))).toEqual({
    'theme-color': head.colour,
    description: head.description,
    'og:title': head.title,
    'og:description': head.description,
    'og:image': whole.picture,
  })
})

it('says nothing of what is not known', () => {
  expect(Object.keys(said(html()))).toEqual(expect.not.arrayContaining(['og:image']))
})

it('holds markup, rules and data as they are, none of which ends its own element', () => {
  const { body, head: top } = read(html())
  expect(body.querySelector('#shell h1')?.textContent).toBe('$& 标题')
  expect(JSON.parse(body.querySelector('#page')?.textContent ?? '')).toEqual(data)
  expect(top.querySelector('#paint')?.textContent).toContain('.a{')
  expect(body.querySelectorAll('img')).toHaveLength(0)
  expect([...read(html()).querySelectorAll('script:not([type])')].map(({ textContent }) => textContent)).toEqual(['paint()', 'boot("<\\/script>")'])
})

it('allows the scripts and the style as they stand in every document', () => {
  const { script, style } = policyHashes(scripts)
  const texts = [...read(html()).querySelectorAll('script:not([type]), style')].map(({ textContent }) => textContent ?? '')
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes.toSorted()).toEqual([...script.split(' '), style].toSorted())
})
