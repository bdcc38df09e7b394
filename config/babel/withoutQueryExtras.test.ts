import { transformFileSync } from '@babel/core'
import { withoutQueryExtras } from './withoutQueryExtras'

it('finds all that it leaves out in the package as it is installed', () => {
  const found: string[] = []
  const file = 'node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs'
  const out = transformFileSync(file, { configFile: false, babelrc: false, plugins: [withoutQueryExtras((name) => found.push(name))] })
  expect(found.toSorted()).toEqual(['buildCacheLifecycleHandler', 'buildPollingHandler', 'didMutate', 'enablePatches', 'windowEventsHandler'])
  expect(out?.code).toMatch(/handlerBuilders = \[buildDevCheckHandler, buildCacheCollectionHandler, buildInvalidationByTagsHandler, buildQueryLifecycleHandler\]/)
})
