import { listStates } from './listStates'

it.each([1, 2, 3, 7, 50])('repeats %d rows to 45 in `many`, each with an id of its own (design §27)', (length) => {
  const { listing } = listStates(Array.from({ length }, (_, index) => ({ id: `${index}`, name: `row ${index}` }))).many
  if (listing.status !== 'shown') throw new Error('It shows no rows.')
  expect(listing.rows).toHaveLength(45)
  expect(new Set(listing.rows.map(({ id }) => id)).size).toBe(45)
  expect(new Set(listing.rows.map(({ name }) => name)).size).toBe(Math.min(length, 45))
})
