import { parseHash, toHash, wholeWall, type WallChoice } from './wallChoice'

const usual = wholeWall('zh-CN')
const chosen: WallChoice = { search: '规则 & 100% #1', campaign: 'wheel-activity', kind: 'rule', fixture: 'many', group: 'kind', width: '320', letters: '200', language: 'en' }

it.each([usual, chosen, { ...usual, letters: '150' as const }])('reads back what it has written: %j', (choice) => {
  expect(parseHash(toHash(choice, 'zh-CN'), 'zh-CN')).toEqual(choice)
})

it('leaves out what is as usual', () => {
  expect(toHash(usual, 'zh-CN')).toBe('')
  expect(toHash({ ...usual, kind: 'home' }, 'zh-CN')).toBe('#kind=home')
})

it('shows the pages in the language of the tool, unless the link says another', () => {
  expect(parseHash('', 'en').language).toBe('en')
  expect(parseHash(toHash({ ...wholeWall('en'), language: 'zh-CN' }, 'en'), 'en').language).toBe('zh-CN')
})

it.each(['#width=9999&letters=9&group=none&language=fr', '#width&letters=%', '#%%%=1&=&&', '#__proto__=1'])('takes what there is not for what is usual: %j', (hash) => {
  expect(parseHash(hash, 'zh-CN')).toEqual(usual)
})
