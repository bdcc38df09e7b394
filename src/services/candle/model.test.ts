import { parse } from 'valibot'
import { endPageReply } from './activity/endPageContract'
import { parseEndPage } from './activity/endPageModel'
import { statusOf } from './activity/activityStatus'

it.each([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
  ['3', 'closed'],
  ['two', null],
  [9, null],
  [null, null],
] as const)('reads the activity status %j as %s (spec 2 §3)', (status, name) => {
  expect(statusOf(status)).toBe(name)
})

it.each([
  [{ bgImageType: 0, bgImage: '' }, { background: 'old' }],
  [{ bgImageType: 1, bgImage: 'https://a.example/x.png' }, { background: 'default' }],
  [{ bgImageType: 2, bgImage: 'https://a.example/x.png' }, { background: 'custom', image: 'https://a.example/x.png' }],
  [{ bgImageType: 2, bgImage: 'javascript:alert(1)' }, { background: 'default' }],
  [{ bgImageType: 2, bgImage: null }, { background: 'default' }],
  [{ bgImageType: 7, bgImage: null }, { background: 'default' }],
  [{ bgImageType: '0' }, { background: 'old' }],
  [null, { background: 'default' }],
])('draws the end page %j as %j (spec 2 §3)', (actEndPageConfig, page) => {
  expect(parseEndPage(parse(endPageReply, { actEndPageConfig }))).toEqual(page)
})
