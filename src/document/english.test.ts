import { translatePaint } from './english'
import type { EnglishPaint } from './pageData'

function shellOf(markup: string): Element {
  document.body.innerHTML = `<div id="shell">${markup}</div>`
  return document.getElementById('shell')!
}

it.each([
  ['a text by its place', '<h1>标题</h1><p>说明</p>', { texts: [0, 'Line'] }, '<h1>标题</h1><p>Line</p>'],
  ['a text between elements', '<p>一<b>二</b>三</p>', { texts: [0, 0, 'three'] }, '<p>一<b>二</b>three</p>'],
  ['a text as it is, never as markup', '<p>一</p>', { texts: ['<b>a & b</b>'] }, '<p>&lt;b&gt;a &amp; b&lt;/b&gt;</p>'],
  ['an attribute of an element, one that Chinese does not have too', '<p></p><input>', { texts: [], attributes: [[1, 'placeholder', 'Phone']] }, '<p></p><input placeholder="Phone">'],
  ['nothing where the document has no such place', '<p>一</p>', { texts: [0, 'x'], attributes: [[9, 'title', 'x']] }, '<p>一</p>'],
] satisfies [string, string, Omit<EnglishPaint, 'title'>, string][])('translates %s', (_, chinese, paint, english) => {
  const shell = shellOf(chinese)
  translatePaint(shell, { title: 'Title', ...paint })
  expect(shell.innerHTML).toBe(english)
  expect(document.title).toBe('Title')
})

it('leaves the words for a failed start alone, which stand behind the page and carry both languages', () => {
  const shell = shellOf('<h1>标题</h1><div role="alert"><span class="zh">失败</span></div>')
  translatePaint(shell, { title: '', texts: ['Headline'] })
  expect(shell.textContent).toBe('Headline失败')
})
