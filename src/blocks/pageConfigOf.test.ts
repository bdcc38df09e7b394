import { pageConfigOf } from './pageConfigOf'

it.each([
  [undefined, undefined],
  [null, undefined],
  ['rubbish', undefined],
  [{ homePageConfig: { title: 'x' } }, { title: 'x' }],
  [{ sharePageConfig: { title: 'x' } }, undefined],
])('finds the configuration of the home in %j', (configs, config) => {
  expect(pageConfigOf(configs, 'home')).toEqual(config)
})
