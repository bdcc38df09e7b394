/** @jest-environment node */
import { campaignBytesOf } from './campaignBytes'
import { furtherNames } from '../newCampaign/campaignNames'

const names = ['cash', 'ride', 'ride-app', 'wheel-2']
const line = (name: string): string => `${name.includes('-') ? `"${name}"` : name}:()=>n.e("${name}").then(()=>n("${name}"))`
const withLines = (write: (name: string) => string, present = names): string => `let a={b:"}",c:[1]};n.d(t,["u",0,{${present.map(write).join(',')}}]);let other={x:[1,2,{y:")"}],z:'it\\'s'}`

it('says what one campaign more adds', async () => {
  const { each, failures } = await campaignBytesOf(withLines(line), names)
  expect(each).toBeGreaterThan(3)
  expect(each).toBeLessThan(20)
  expect(failures).toEqual([])
})

it('finds a line in the form for old browsers', async () => {
  const old = (name: string): string => `"${name}":function(){return n.e("${name}").then(n.bind(n,"${name}"))}`
  expect((await campaignBytesOf(withLines(old), names)).each).toBeGreaterThan(3)
})

it('does not take for a name what differs on each line, a hash for one', async () => {
  const hashed = (name: string): string => line(name).replace(/\)$/, `,"${name.length * 7919}")`)
  expect((await campaignBytesOf(withLines(hashed), names)).failures).toEqual([expect.stringContaining('differ in more than their names')])
})

it('shows what is named in another place than on its line', async () => {
  expect((await campaignBytesOf(`${withLines(line)};const titles=["wheel-2","my-cash"]`, names)).failures).toEqual(['wheel-2 is named elsewhere than on its line'])
  expect((await campaignBytesOf(`{"files":["m/ride.1234.js"]}`, names)).failures).toEqual(['ride is named elsewhere than on its line'])
})

it('shows that only some campaigns have a line', async () => {
  expect((await campaignBytesOf(withLines(line, names.slice(1)), names)).failures).toContain('cash has no line')
  expect((await campaignBytesOf(withLines(line, names.slice(0, 2)), names)).failures).toHaveLength(1)
})

it('finds nothing in a text that knows of no campaign', async () => {
  expect(await campaignBytesOf('<html lang="zh-CN"></html>', names)).toEqual({ each: 0, failures: [] })
})

it('names as many further campaigns as are asked for, none twice, none that is there', () => {
  const present = furtherNames([], 3)
  const further = furtherNames(present, 300)
  expect(new Set([...further, ...present]).size).toBe(303)
  expect(furtherNames([], 300)).toEqual([...present, ...further.slice(0, 297)])
  expect(further.filter((name) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))).toEqual([])
})
