import { invalidFields } from './invalidFields'

it.each<[readonly string[], Readonly<Record<string, string>>, readonly string[]]>([
  [['name', 'phone', 'code', 'city'], {}, ['name', 'phone', 'code', 'city']],
  [['name', 'phone', 'code', 'city'], { name: '李雷', phone: '13512345678', code: '123456', city: '上海' }, []],
  [['phone', 'code'], { phone: '2351234567', code: '1' }, ['phone']],
  [['name'], { name: '李7' }, ['name']],
  [['phone'], { city: '上海', phone: '13512345678' }, []],
  [['company'], { company: '星河科技（上海）有限公司' }, []],
  [['company'], { company: ' 3M ' }, []],
  [['company'], { company: '123456' }, ['company']],
  [['company'], { company: '   ' }, ['company']],
  [['headCount'], {}, ['headCount']],
])('of %j with %j these are wrong: %j (spec 2 §5)', (fields, values, wrong) => {
  expect(invalidFields(fields, values)).toEqual(wrong)
})
