/** @jest-environment node */
import { englishPaint } from './englishPaint'

const title = 'Title'

it.each([
  ['nothing of what both languages have alike', '<p>10 km</p>', '<p>10 km</p>', { texts: [] }],
  ['texts, counted in the order of the document', '<h1>一</h1><p>二</p><b>3</b>', '<h1>One</h1><p>Two</p><b>3</b>', { texts: ['One', 'Two'] }],
  ['texts between elements', '<p>一<b>二</b>三</p>', '<p>a<b>二</b>c</p>', { texts: ['a', 0, 'c'] }],
  ['attributes, by their elements', '<p></p><input placeholder="手机号" type="tel"/>', '<p></p><input placeholder="Phone" type="tel"/>', { texts: [], attributes: [[1, 'placeholder', 'Phone']] }],
  ['an attribute that only English has', '<p></p>', '<p lang="en"></p>', { texts: [], attributes: [[0, 'lang', 'en']] }],
  ['what stands for itself in a document, as it reads', '<p title="x">一</p>', '<p title="&quot;a&quot; &amp; b">&lt;you &amp; I&#x27;d&gt; &amp;lt;</p>', { texts: ["<you & I'd> &lt;"], attributes: [[0, 'title', '"a" & b']] }],
])('carries %s', (_, chinese, english, paint) => {
  expect(englishPaint(chinese, english, title)).toEqual({ title, ...paint })
})

it.each([
  ['an element', '<p>一</p>', '<p>One</p><p>Two</p>'],
  ['another element', '<p>一</p>', '<b>One</b>'],
  ['a text', '<p></p>', '<p>One</p>'],
  ['an end in another place', '<p><b></b>一</p>', '<p><b>One</b></p>'],
])('fails where English has %s that Chinese has not: nobody could tell which text is which', (_, chinese, english) => {
  expect(() => englishPaint(chinese, english, title)).toThrow('both languages')
})
