import { toastPlace } from './toastPlace'

it.each([
  ['about nothing', null, 'top'],
  ['about a button in the middle', { top: 320, bottom: 372 }, 'top'],
  ['about a button at the lower edge', { top: 580, bottom: 632 }, 'top'],
  ['about a field at the top', { top: 40, bottom: 92 }, 'middle'],
  ['about a field that reaches into the top', { top: 190, bottom: 242 }, 'middle'],
  ['about a field that is scrolled away', { top: -80, bottom: -28 }, 'top'],
] as const)('a toast %s', (_, about, place) => {
  expect(toastPlace(about, 640)).toBe(place)
})
