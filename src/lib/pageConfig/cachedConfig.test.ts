import { cachedConfigKey } from './cachedConfig'

it.each([
  ['cash', '', 'zh-CN', 'cash  zh-CN'],
  ['/Cash/Rule/', '?sourceId=S1&channel=C', 'zh-CN', 'cash/rule S1 zh-CN'],
  ['cash/rule', '?channel=C&sourceId=S1', 'zh-CN', 'cash/rule S1 zh-CN'],
  ['cash/rule', '?sourceId=S1', 'en', 'cash/rule S1 en'],
  ['', '?mysourceId=S1', 'en', '  en'],
])('%j with %j in %s is kept under %j', (path, search, language, key) => {
  expect(cachedConfigKey(path, search, language)).toBe(key)
})
