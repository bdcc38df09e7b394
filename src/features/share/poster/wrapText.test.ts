import { wrapText } from './wrapText'

const upTo = (length: number) => (line: string) => line.length <= length

it.each([
  ['一二三', 2, 5, ['一二三']],
  ['一二三四五六七', 2, 5, ['一二三四五', '六七']],
  ['一二三四五六七八九十甲乙', 2, 5, ['一二三四五', '六七八九…']],
  ['邀好友，一起赚现金', 2, 8, ['邀好友，', '一起赚现金']],
  ['好，一二三四五六', 2, 6, ['好，一二三四', '五六']],
  ['share with friends now', 3, 10, ['share with', 'friends', 'now']],
  ['ride with me, credit first', 2, 12, ['ride with', 'me, credit…']],
  ['邀好友，赚现金', 3, 3, ['邀好', '友，', '赚现金']],
  ['extraordinarily', 2, 5, ['extra', 'ordi…']],
  ['Invite friends, earn cash', 2, 20, ['Invite friends,', 'earn cash']],
  ['Come and drive with us', 3, 20, ['Come and', 'drive with us']],
  ['extraordinarily ok', 2, 15, ['extraordinarily', 'ok']],
  ['one two three four', 1, 10, ['one two t…']],
  ['  a \n b  ', 1, 5, ['a b']],
  ['', 2, 5, []],
  ['一二', 2, 0, ['一', '二…']],
  ['一二🎉三', 3, 3, ['一二', '🎉三']],
  ['一🎉，二', 2, 3, ['一', '🎉…']],
  ['🎉，二', 2, 2, ['🎉', '，二']],
] as const)('breaks "%s" into %i lines of %i', (text, lines, length, expected) => {
  expect(wrapText(text, lines, upTo(length))).toEqual(expected)
})

it.each(['一二🎉三', '一🎉，二🎉', '🎉🎉🎉'])('tears no emoji in two, however narrow the room: "%s"', (text) => {
  for (const length of [0, 1, 2, 3, 4, 5]) for (const maxLines of [1, 2, 9]) expect(wrapText(text, maxLines, upTo(length)).join('')).not.toMatch(/\p{Surrogate}/u)
})
