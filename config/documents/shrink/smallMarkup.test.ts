/** @jest-environment node */
import { smallMarkup } from './smallMarkup'

it.each([
  ['<linearGradient id="_s1_b"></linearGradient><path fill="url(#_s1_b)"/>', '<linearGradient id="i0"></linearGradient><path fill="url(#i0)"/>', 'a colour that a picture points to'],
  ['<label for="_s1_">a</label><input id="_s1_"/><p id="_s2_"></p>', '<label for="i0">a</label><input id="i0"/><p id="i1"></p>', 'a label and its field'],
  ['<section aria-labelledby="_s1_"><h2 id="_s1_">a</h2></section>', '<section aria-labelledby="i0"><h2 id="i0">a</h2></section>', 'a heading'],
  ['<a href="#top">a</a><b data-box="id">a</b>', '<a href="#top">a</a><b data-box="id">a</b>', 'nothing that names no element of it'],
  ['<g transform="translate(1 2) scale(0.5)"></g>', '<g transform="translate(1 2) scale(.5)"></g>', 'a nought before a point'],
  ['<g transform="translate(1 2) scale(1)"></g>', '<g transform="translate(1 2)"></g>', 'a size that changes nothing'],
  ['<div data-page="true"><svg focusable="false"></svg><input value="" name="value"/></div>', '<div data-page><svg></svg><input name="value"/></div>', 'words that say nothing'],
])('%s is written as %s: %s', (markup, small) => {
  expect(smallMarkup(markup)).toBe(small)
})
