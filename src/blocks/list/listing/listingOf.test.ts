import { listingOf } from './listingOf'

const rows = { rows: [{ id: '1' }], total: 1, end: 'end' } as const
const none = { rows: [], total: 0, end: 'end' } as const
const lost = { ...none, unreadable: 1 } as const
const error = { kind: 'network' }

describe('what a list shows (design §0.3, §0.6)', () => {
  it.each([
    ['its skeleton at first', undefined, { isFetching: true }, { status: 'loading' }],
    ['its skeleton before it asks', undefined, { isFetching: false }, { status: 'loading' }],
    ['why there are no rows', undefined, { error, isFetching: false }, { status: 'failed', error }],
    ['its skeleton while it tries again', undefined, { error, isFetching: true }, { status: 'loading' }],
    ['its rows', rows, { isFetching: false }, { status: 'shown', ...rows, isFetching: false }],
    ['its rows while they are asked for again', rows, { isFetching: true }, { status: 'shown', ...rows, isFetching: true }],
    ['its rows still, where they could not be had again', rows, { error, isFetching: false }, { status: 'shown', ...rows, isFetching: false }],
    ['also those that cannot be read', lost, { error, isFetching: false }, { status: 'shown', ...lost, isFetching: false }],
    ['that there are none', none, { isFetching: false }, { status: 'shown', ...none, isFetching: false }],
    ['that there are none while it asks again', none, { error, isFetching: true }, { status: 'shown', ...none, isFetching: true }],
    ['no longer that there are none, where that could not be asked', none, { error, isFetching: false }, { status: 'failed', error }],
  ])('%s', (_, shown, asked, listing) => {
    expect(listingOf(shown, asked)).toEqual(listing)
  })
})
