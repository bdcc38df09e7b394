import { dayAfter, daysBetween } from './days'

it('counts days over a month and a year', () => expect([daysBetween('2026-12-31', '2027-01-01'), daysBetween('2028-02-28', '2028-03-01')]).toEqual([1, 2]))

it('finds the date so many days after or before one, over a month and a year', () => expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2027-01-01', -1)]).toEqual(['2027-01-01', '2028-02-29', '2026-12-31']))
