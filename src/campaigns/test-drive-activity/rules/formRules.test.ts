import { isName, toName, invalidBookingFields, invalidLeadFields } from './formRules'

it.each([
  ['张三', true],
  ['欧阳娜娜', true],
  ['张伟abc', true],
  ['Li', true],
  ['abcdef', true],
  ['abcdefg', false],
  ['一二三四五六', true],
  ['一二三四五六七', false],
  // Rare characters outside the basic plane count as one each.
  ['𠮷', true],
  ['𠮷𠮷𠮷𠮷𠮷𠮷', true],
  ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', false],
  ['㐀〇', true],
  // Middle dots, in each of their forms, are neither.
  ['阿·迪力', false],
  ['阿•迪力', false],
  ['阿・迪力', false],
  ['阿.迪力', false],
  ['', false],
  ['  ', false],
  ['张 三', false],
  ['张三1', false],
  ['张三，', false],
  ['张三😀', false],
  ['タナカ', false],
  ['김', false],
  ['\ud842', false],
])('"%s" is a name: %s (spec 2 §5)', (name, expected) => {
  expect(isName(name)).toBe(expected)
})

it.each([
  [' 张三 ', '张三'],
  ['abcdefgh', 'abcdef'],
  ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷'],
  ['', ''],
])('keeps of "%s" what fits: "%s"', (typed, kept) => {
  expect(toName(typed)).toBe(kept)
})

const filled = (value: string) => ({ value, validateStatus: '' as const })
const booking = { name: filled('张三'), phone: filled('13800138000'), experienceTime: filled('2026-11-20 10:00:00'), city: filled('上海'), originPoi: filled('人民广场'), carType: filled(''), originLon: '1', originLat: '1', beginAddress: '', originPoiType: '' }
const lead = { name: filled('张三'), phone: filled('13800138000'), province: filled('上海市'), city: filled('上海市'), dealer: filled('店') }

it.each([
  [{}, []],
  [{ name: filled('张·三') }, ['name']],
  [{ phone: filled('1380013800') }, ['phone']],
  [{ phone: filled('23800138000') }, ['phone']],
  [{ experienceTime: filled(''), originPoi: filled('') }, ['experienceTime', 'originPoi']],
])('finds what is wrong in a booking with %j (spec 2 §5)', (change, wrong) => {
  expect(invalidBookingFields({ ...booking, ...change })).toEqual(wrong)
})

it.each([
  [{}, []],
  [{ name: filled(''), phone: filled(''), province: filled(''), city: filled(''), dealer: filled('') }, ['name', 'phone', 'province', 'city', 'dealer']],
  [{ dealer: filled('') }, ['dealer']],
])('finds what is wrong in a lead with %j (spec 2 §5)', (change, wrong) => {
  expect(invalidLeadFields({ ...lead, ...change })).toEqual(wrong)
})
