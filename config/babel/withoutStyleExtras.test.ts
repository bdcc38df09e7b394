import { transformFileSync } from '@babel/core'
import { withoutStyleExtras } from './withoutStyleExtras'

it('finds all that it leaves out in the package as it is installed, and nothing else', () => {
  const found: string[] = []
  const file = 'node_modules/styled-components/dist/styled-components.browser.esm.js'
  transformFileSync(file, { configFile: false, babelrc: false, compact: true, plugins: [withoutStyleExtras((name) => found.push(name))] })
  expect(found.toSorted()).toEqual(['hoistStatics', 'outputSheet', 'rehydrateSheet', 'rehydrateSheet'])
})
