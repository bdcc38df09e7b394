import { dayInWords } from './dayInWords'
import { incomeMessages } from './messages'

it.each([
  ['2026-11-22', '11月22日 周日'],
  ['2026-11-23', '11月23日 周一'],
  ['2027-01-01', '1月1日 周五'],
  ['2028-02-29', '2月29日 周二'],
  ['1970-01-01', '1月1日 周四'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
  ['', '--'],
])('says %j as %j, whatever the zone of the phone', (date, words) => {
  expect(dayInWords(date, incomeMessages.read())).toBe(words)
})
