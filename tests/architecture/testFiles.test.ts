import { filesOf, isIsolated, suites, testFiles, type SuiteName } from '../../config/jest/testFiles'

it('reads every test file in one suite and in no other, or alone', () => {
  const read = (Object.keys(suites) as SuiteName[]).flatMap((name) => filesOf(name))
  expect([...read, ...testFiles().filter(isIsolated)].toSorted()).toEqual(testFiles())
})
