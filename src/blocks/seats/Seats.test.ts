import { seatsInRow } from './Seats'

it('puts as many seats in each row as can be, and never more than four', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map(seatsInRow)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4])
})
