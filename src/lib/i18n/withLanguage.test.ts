import { setLanguage } from './language'
import { withLanguage } from './withLanguage'

afterEach(() => setLanguage('zh-CN'))

it.each([
  ['/some-activity', '/some-activity?lang=en'],
  ['/some-activity/rule?sourceId=A&lang=&cityCode=1#end', '/some-activity/rule?sourceId=A&lang=&cityCode=1#end'],
  ['/some-activity?sourceId=A%20B#?lang=zh', '/some-activity?sourceId=A%20B&lang=en#?lang=zh'],
  ['/some-activity?lang=zh-CN', '/some-activity?lang=zh-CN'],
  ['/', '/?lang=en'],
])('names English in the address of a page that is reached from an English one, unless it names a language: %s', (path, english) => {
  setLanguage('en')
  expect(withLanguage(path)).toBe(english)
  setLanguage('zh-CN')
  expect(withLanguage(path)).toBe(path)
})
