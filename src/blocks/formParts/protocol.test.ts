import { parseConfig } from '@/lib/pageConfig'
import { isAgreementMissing, protocolContent } from './protocol'

it.each([
  [[], false, false],
  [[], true, false],
  [['item'], true, false],
  [['item'], false, true],
])('with the agreement %j, ticked %s, one is missing: %s (spec 2 §5)', (agreement, hasAgreed, isMissing) => {
  expect(isAgreementMissing(agreement, hasAgreed)).toBe(isMissing)
})

it('keeps an item however long its words are: the form is not sent without consent for that (spec 2 §5)', () => {
  const content = '条'.repeat(20_000)
  expect(parseConfig({ agreement: protocolContent('Agreement') }, { agreement: [{ content }] }).config.agreement).toEqual([{ content, hyperlink: '' }])
})

it('keeps the words of an item whose link is not safe: what must be agreed to stays there (spec 2 §3)', () => {
  const raw = { agreement: [{ type: 1, content: 'I agree to ' }, { type: 2, content: 'the terms', hyperlink: 'https://h5.example/terms' }, { content: 'this', hyperlink: 'javascript:alert(1)' }, { content: 5 }] }
  expect(parseConfig({ agreement: protocolContent('Agreement') }, raw).config.agreement).toEqual([
    { content: 'I agree to ', hyperlink: '' },
    { content: 'the terms', hyperlink: 'https://h5.example/terms' },
    { content: 'this', hyperlink: '' },
  ])
})
