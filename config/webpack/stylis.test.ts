import * as whole from 'stylis'

// By a computed name: the stand-in is for the bundler, and has no types.
const standIn = (await import(['.', 'stylis.js'].join('/'))) as Readonly<Record<string, unknown>>

it('brings what the package does, but for the vendor prefixes', () => {
  const withoutPrefixes = Object.keys(whole).filter((name) => name !== 'prefix')
  expect(Object.keys(standIn).toSorted()).toEqual(withoutPrefixes.toSorted())
  expect(standIn['prefixer']).toBeUndefined()
})
