import { wordedClasses } from './wordedClasses'

it.each([
  ['<div class="a"><p class="b c">本周</p><p class="d"><span class="e"></span></p></div>', ['a', 'b', 'c']],
  ['<div class="a"><svg class="b"><path d="M0 0"/></svg><br>x</div><i class="c"> </i>', ['a']],
  ['<label class="a"><input class="b" type="tel"></label>', ['a', 'b']],
])('%s', (markup, classes) => {
  expect([...wordedClasses(markup)].filter(Boolean).toSorted()).toEqual(classes)
})
