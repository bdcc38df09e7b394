import { addressToSign } from './pagePermission'

const addresses = { entry: 'https://m.example.com/a?sourceId=1#top', current: 'https://m.example.com/b?x=2#end' }

it.each([
  ['ios', 'https://m.example.com/a?sourceId=1'],
  ['android', 'https://m.example.com/b?x=2'],
  ['desktop', 'https://m.example.com/b?x=2'],
] as const)('signs on %s %s (entry address on iOS, current one elsewhere; never the hash)', (platform, address) => {
  expect(addressToSign(platform, addresses)).toBe(address)
})
