import { ruleConfig } from '@/blocks/rule/config'
import { parseConfig } from '@/lib/pageConfig'
import { ruleHereFields } from './config'

it.each([
  ['over a home', ruleHereFields],
  ['on its own page', ruleConfig],
])('holds a rule with the pictures that were uploaded into it: %s', (_, fields) => {
  const ruleContent = `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`
  expect(parseConfig(fields, { ruleContent })).toMatchObject({ config: { ruleContent }, problems: [] })
})
