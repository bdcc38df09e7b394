import { ctaOf } from './ctaOf'

describe('the big button of a home', () => {
  it.each([
    ['open', true, 'invite'],
    ['open', false, 'login'],
    ['finished', true, 'ended'],
    ['finished', false, 'ended'],
    ['blacklisted', true, 'none'],
    ['blacklisted', false, 'none'],
  ] as const)('%s, logged in %s: %s', (activityStatus, isLoggedIn, cta) => {
    expect(ctaOf(activityStatus, isLoggedIn)).toBe(cta)
  })
})
