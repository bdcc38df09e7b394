import { pathInside } from './pathInside'

const BASE = '/market-platform-h5'
const entry = { campaign: 'some-activity', sourceId: 'NOW' }

it.each([
  ['a page', `${BASE}/some-activity/rule`, '/some-activity/rule'],
  ['a page of this activity', `${BASE}/some-activity/rule?cityCode=1&sourceId=NOW#end`, '/some-activity/rule?cityCode=1&sourceId=NOW#end'],
  ['another campaign, which reads its address', `${BASE}/other-activity?sourceId=NEXT`, '/other-activity?sourceId=NEXT'],
  ['the start page', BASE, '/'],
  ['the start page in English', `${BASE}?lang=en`, '/?lang=en'],
  ['a parameter that names no activity', `${BASE}/some-activity?sourceId=%20`, '/some-activity?sourceId=%20'],
  ['a whole address of this site', `${window.location.origin}${BASE}/some-activity/rule?cityCode=1`, '/some-activity/rule?cityCode=1'],
  ['a word that only looks like a parameter', `${BASE}/some-activity#?sourceId=NEXT`, '/some-activity#?sourceId=NEXT'],
])('%s opens within the app: %s', (_, link, path) => {
  expect(pathInside(link, BASE, entry)).toBe(path)
})

it.each([
  ['another activity of this campaign', `${BASE}/some-activity?sourceId=NEXT`],
  ['a page of it', `${BASE}/Some-Activity/rule?sourceId=NEXT`],
  ['another application', '/other-app/some-activity'],
  ['one whose name begins like ours', `${BASE}-admin/some-activity`],
  ['another site', 'https://h5.example/market-platform-h5/some-activity'],
  ['another activity of this campaign, by its whole address', `${window.location.origin}${BASE}/some-activity?sourceId=NEXT`],
  ['another site whose name begins like ours', `${window.location.origin}.example${BASE}/some-activity`],
])('%s opens as a document of its own (spec 1 §4): %s', (_, link) => {
  expect(pathInside(link, BASE, entry)).toBeNull()
})

it('opens every activity within a campaign whose pages read their address themselves', () => {
  expect(pathInside(`${BASE}/some-activity?sourceId=NEXT`, BASE, null)).toBe('/some-activity?sourceId=NEXT')
})
