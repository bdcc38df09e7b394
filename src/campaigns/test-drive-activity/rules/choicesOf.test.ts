import { leadFixtures } from '../fixtures'
import { choicesOf } from './formRules'

const { form, dealers } = leadFixtures.filled
const provinces = dealers ?? []

it.each([
  ['province', ['上海市', '江苏省']],
  ['city', ['苏州市', '南京市']],
  ['dealer', ['南京建邺体验中心', '南京江宁体验中心']],
] as const)('offers for %s what lies under the choices above it', (field, choices) => {
  expect(choicesOf(field, provinces, form)).toEqual(choices)
})

it('offers nothing under a choice that is not made', () => {
  expect([choicesOf('city', provinces, leadFixtures.default.form), choicesOf('dealer', provinces, leadFixtures.default.form)]).toEqual([[], []])
})
