import { jest } from '@jest/globals'
import { parse } from 'valibot'
import { currencyConfigReply } from './currencyConfigContract'
import { parseCurrencyConfig } from './currencyConfigModel'

const phone = { configKey: 'customerServicePhone', configValue: '021-10100000' }

it.each([
  ['entries', [phone, { configKey: 'withdrawMinAmount', configValue: '1000' }], { customerServicePhone: '021-10100000', withdrawMinAmount: '1000' }],
  ['a number for a text', [{ configKey: 'withdrawMinAmount', configValue: 1000 }], { withdrawMinAmount: '1000' }],
  ['a value that is not there', [{ configKey: 'customerServicePhone' }], { customerServicePhone: '' }],
  ['a key that comes twice', [{ ...phone, configValue: '1' }, phone], { customerServicePhone: '021-10100000' }],
  ['a name of every object', [{ configKey: 'toString', configValue: 'x' }], { toString: 'x' }],
  ['nothing', null, {}],
])('keys %s by configKey (spec 1 §3)', (_, currencyConfigList, known) => {
  expect(parseCurrencyConfig(parse(currencyConfigReply, { currencyConfigList }))).toEqual(known)
})

it.each([
  ['without a key', { configValue: '1' }],
  ['of another shape', 'customerServicePhone'],
  ['whose value is a list', { configKey: 'withdrawMinAmount', configValue: [] }],
])('loses a row %s, and no other (spec 1 §3)', (_, row) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(parseCurrencyConfig(parse(currencyConfigReply, { currencyConfigList: [row, phone] }))).toEqual({ customerServicePhone: '021-10100000' })
})
