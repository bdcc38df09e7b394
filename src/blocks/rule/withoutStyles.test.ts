import fc from 'fast-check'
import { expectLinear } from '../../../tests/growth'
import { withoutStyles } from './withoutStyles'

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** What a parser makes of it, without what is to go, or is left in its place. */
function meaning(html: string): string {
  const { body } = parsed(html)
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  for (const element of body.querySelectorAll('style, base')) element.remove()
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  for (const comment of comments) comment.remove()
  return body.innerHTML
}

it.each([
  ['<p style="text-align:center">a</p>', '<p data-style="">a</p>'],
  ["<p class='x' STYLE = 'a:b'>it's</p>", `<p class='x' data-style="">it's</p>`],
  ['<p title="a > b" style=color:red>a</p>', '<p title="a > b" data-style="">a</p>'],
  ['<p class="a"style="color:red">a</p>', '<p class="a" data-style="">a</p>'],
  ["<p title=it's style=color:red>a</p>", `<p title=it's data-style="">a</p>`],
  ['<p\nstyle>a</p>', '<p data-style="">a</p>'],
  ["<!-- <p class='x> --><p style=a:b>a</p>", '<p data-style="">a</p>'],
  ['<textarea>"</textarea><p style="a:b">a</p>', '<textarea>"</textarea><p data-style="">a</p>'],
  ['满100<b 减10, 5" style=a:b>a</b>', '满100<b 减10, 5" data-style="">a</b>'],
  ['<a href="https://a.example/?x=1 style=2" alt="style=">style="1" <b>style=2</b></a>', '<a href="https://a.example/?x=1 style=2" alt="style=">style="1" <b>style=2</b></a>'],
  ['<i>a</i><style type="text/css">p { color: red }</style><i>b</i>', '<i>a</i><i>b</i>'],
  ['<i>a</i><style>p { color: red }', '<i>a</i>'],
  ['<base href="https://a.example/"><i>a</i>', '<i>a</i>'],
  ['<b a/=c style=a:b>d</b>', '<b a /=c data-style="">d</b>'],
  ['<b a="1"/=c>d</b>', '<b a="1" /=c>d</b>'],
  ['1 < 2 style= 3 > 2', '1 &lt; 2 style= 3 > 2'],
])('hands no style and no base address to a parser, which would hold them against the content policy: %j', (html, expected) => {
  expect(withoutStyles(html)).toBe(expected)
})

const PIECES = [
  '<p', '<b ', '<a href=', '<style>', '<style', '</style>', '<base href=x>', '<textarea>', '</textarea>', '<title>', '</title>', '<br/>', '</p>', '</b', '</>', '</ x>', '<!--', '-->', '--!>', '<!-->', '<!doctype html>', '<?x?>',
  ' style="a:b"', ' style=a:b', "style='c'", ' STYLE', ' title=', ' class="x"', '"', "'", '=', '/', '>', '<', ' ', '\n', '文字', 'style=', '&lt;', '1 < 2', '[[', ']]>', '<![CDATA[',
] // prettier-ignore

it('leaves all the rest as a parser reads it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
      // What stands before all words is the document's own affair.
      const html = `规则${pieces.join('')}`
      const read = withoutStyles(html)
      expect(parsed(read).querySelectorAll('[style], style, base')).toHaveLength(0)
      expect(meaning(read)).toBe(meaning(html))
    }),
    { numRuns: 1_000 },
  )
})

it.each(['<a "', '<style', '<style>', '</style', '<!--', '<p style=', '<p \t', "<p title='", '<textarea></textarea>', '<style></style>', '</ ', '=', '/'])('is quick with a text that was written to be slow: %j again and again', (piece) => {
  expectLinear((times) => withoutStyles(piece.repeat(times)), 10_000)
  expectLinear((times) => withoutStyles(`<p ${piece.repeat(times)}`), 10_000)
})
