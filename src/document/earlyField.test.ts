import { readFileSync } from 'node:fs'
import { messages as english } from '@/features/login/form/messages.en'
import { zh } from '@/features/login/form/messages'
import { showEarlyField } from './earlyField'

const field = () => document.getElementById('shell-phone')!
const input = () => field().querySelector('input')!

beforeEach(() => {
  document.body.innerHTML = /<label[^]*?<\/label>/.exec(readFileSync('src/document/index.html', 'utf8'))![0]
  document.documentElement.lang = 'zh-CN'
})

it.each([
  ['some-activity/login', true],
  ['other-activity/login/', true],
  ['other-activity/login/preview', false],
  ['some-activity', false],
  ['login', false],
])('of %s has a phone field: %s', (path, isShown) => {
  showEarlyField(path)
  expect(field().hidden).toBe(!isShown)
})

it("has the form's own name, in both languages", () => {
  showEarlyField('a/login')
  expect([input().getAttribute('aria-label'), input().placeholder]).toEqual([zh.phone, zh.phonePlaceholder])
  document.documentElement.lang = 'en'
  showEarlyField('a/login')
  expect([input().getAttribute('aria-label'), input().placeholder]).toEqual([english.phone, english.phone])
})
