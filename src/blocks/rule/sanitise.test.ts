import DOMPurify from 'dompurify'
import { hostilePieces, hostileRule } from '@/mocks/scenario/hostileRule'
import { sanitise } from './sanitise'

function shown(html: string): HTMLElement {
  const place = document.createElement('div')
  const safe = sanitise(html)
  if (safe) place.appendChild(safe)
  return place
}

it('keeps what a rule is written with', () => {
  const html = '<h2>标题</h2><p>文字<strong>重点</strong><br></p><ol start="3"><li>一</li></ol><table><tbody><tr><th colspan="2">头</th></tr></tbody></table><blockquote>引用</blockquote>'
  expect(shown(html).innerHTML).toBe(html)
})

it('keeps alignment and the colour of words, and no other value of these', () => {
  const html = '<h2 align="center">标题</h2><p align="right"><font color="#d42a17">红</font></p>'
  expect(shown(html).innerHTML).toBe(html)
  expect(shown('<p align="justify" color="#d42a17">文</p><img src="/a.png" align="right"><font color="red;background:url(//evil.example)" face="x" size="7">字</font>').innerHTML).toBe('<p>文</p><img src="/a.png" alt=""><font>字</font>')
})

it('puts the headings of a rule below the page’s own title, as they are aligned', () => {
  expect(shown('<h1 align="center">标题<font color="#d42a17">红</font></h1><h3>一</h3>').innerHTML).toBe('<h2 align="center">标题<font color="#d42a17">红</font></h2><h3>一</h3>')
  expect(shown('<h1 align="justify">标题</h1><p>文<h1>二</h1></p>').querySelectorAll('h1, [align]')).toHaveLength(0)
})

it.each(['https://rules.example.com/a?b=1#c', '/market-platform-h5/x', 'saicmobility://home', 'tel:95000'])('opens %s beside the page, which it cannot touch', (link) => {
  expect(shown(`<a href="${link}" target="_self" rel="opener" onclick="x()">更多</a>`).innerHTML).toBe(`<a href="${link}" target="_blank" rel="noopener noreferrer">更多</a>`)
})

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#10;script:alert(1)', '&#1;javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://a.example/x', '//evil.example', 'http://plain.example', 'https://u:p@evil.example', ''])(
  'leaves the words of a link to %j, and no way there',
  (link) => {
    expect(shown(`<a href="${link}">更多</a>`).innerHTML).toBe('<a>更多</a>')
  },
)

it.each(['https://img.example.com/a.png', '/assets/a.png', 'data:image/png;base64,iVBORw0KGgo='])('shows the picture %s', (address) => {
  expect(shown(`<img src="${address}" style="position:fixed" onerror="x()" class="y" id="root">`).innerHTML).toBe(`<img src="${address}" alt="">`)
})

it.each(['http://img.example.com/a.png', 'data:image/svg+xml;base64,PHN2Zz4=', 'javascript:alert(1)', '//evil.example/a.png', 'x', ''])('shows no picture from %j', (address) => {
  expect(shown(`<p>前<img src="${address}">后</p>`).innerHTML).toBe('<p>前后</p>')
})

it.each(hostilePieces)('leaves nothing that acts of %s', (piece) => {
  const place = shown(`<p>前</p>${piece}`)
  const elements = Array.from(place.querySelectorAll('*'))
  expect(elements.filter(({ tagName }) => !['P', 'DIV', 'A', 'IMG', 'TABLE', 'TBODY', 'TR', 'TD'].includes(tagName))).toEqual([])
  expect(elements.flatMap((element) => element.getAttributeNames()).filter((name) => !['href', 'src', 'alt', 'rel', 'target'].includes(name))).toEqual([])
})

it.each(['<!-- <style> --><p>文字</p>', '<p title="<style>">文字</p>', "<p title='<!--'>文字</p>", '<!--><p>文字</p>', '<textarea>"</textarea><p>文字</p>'])('keeps the text of %s', (html) => {
  expect(shown(html)).toHaveTextContent('文字')
})

it('leaves nothing of a hostile rule that acts, loads, covers or names', () => {
  const place = shown(hostileRule)
  expect(place.querySelectorAll('script,style,iframe,object,embed,svg,math,form,input,button,video,audio,template,link,base,meta,noscript')).toHaveLength(0)
  const names = new Set(Array.from(place.querySelectorAll('*')).flatMap((element) => element.getAttributeNames()))
  expect([...names].toSorted()).toEqual(['alt', 'href', 'rel', 'src', 'target'])
  expect(Array.from(place.querySelectorAll('[href]')).map((link) => link.getAttribute('href'))).toEqual(['https://rules.example.com/more', 'saicmobility://home'])
  expect(Array.from(place.querySelectorAll('[src]')).map((picture) => picture.getAttribute('src'))).toEqual(['https://img.example.com/a.png'])
  expect(place).toHaveTextContent(/规则正文.*规则结尾/)
})

it('gives nothing where the engine cannot sanitise, because the library would give back what it was given', () => {
  const { isSupported } = DOMPurify
  DOMPurify.isSupported = false
  try {
    expect(sanitise('<p>x</p>')).toBeUndefined()
  } finally {
    DOMPurify.isSupported = isSupported
  }
})
