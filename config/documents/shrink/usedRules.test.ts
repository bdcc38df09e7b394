/** @jest-environment node */
import { usedRules } from './usedRules'

const MARKUP = '<div class="a b"><p>x</p><input type="tel"/></div>'

it.each([
  ['.a{color:red}', 'a class that the markup has'],
  ['.a .b,.a>p{color:red}', 'a chain of what it has'],
  ['p{margin:0}', 'an element that it has'],
  ['html{margin:0}body{margin:0}', 'the document itself'],
  ['*{margin:0}', 'everything'],
  ['.a::before{content:""}.a:not(.gone){margin:0}p:nth-child(2n){margin:0}', 'what stands after colons says nothing of an element’s name'],
  ['input[type=tel]{margin:0}', 'what stands in brackets neither'],
  ['@media (min-width:20rem){.a{color:red}}', 'a rule under a condition'],
  ['@supports (gap:1rem){@media print{p{gap:1rem}}}', 'a rule under two'],
  ['@keyframes fadeIn{0%{opacity:0}100%{opacity:1}}.a{animation:fadeIn 1s}', 'a motion that a rule names'],
])('keeps %s: %s', (css) => {
  expect(usedRules(css, MARKUP)).toBe(css)
})

it.each([
  ['.gone{color:red}', '', 'a class that it has not'],
  ['.a .gone{color:red}', '', 'a chain with one that it has not'],
  ['.a,.gone{color:red}', '.a{color:red}', 'the part of a list that it has not'],
  ['table{margin:0}', '', 'an element that it has not'],
  ['[data-app] .a{color:red}', '', 'what holds once the app shows a screen'],
  ['@media print{.gone{color:red}}.a{margin:0}', '.a{margin:0}', 'a condition with nothing left in it'],
  ['@property --x{syntax:"<length>"}@container not style(--x:0px){.a{color:red}}.a{margin:0}', '.a{margin:0}', 'what holds once the app measures it, and its measure'],
  ['@keyframes fadeIn{0%{opacity:0}100%{opacity:1}}.a{margin:0}', '.a{margin:0}', 'a motion that no rule names'],
  ['@keyframes fadeIn{0%{opacity:0}}.gone{animation:fadeIn 1s}.a{margin:0}', '.a{margin:0}', 'a motion that only a rule names which goes'],
])('%s becomes %j: %s goes', (css, kept) => {
  expect(usedRules(css, MARKUP)).toBe(kept)
})
