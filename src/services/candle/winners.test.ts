import { parse } from 'valibot'
import { parseWinners, winnersReply } from './winners'

const read = (list: readonly object[]) => parseWinners(parse(winnersReply, { list }))

it('calls winners by their nickname, else by the mask', () => {
  const list = [{ id: '1', mobileMask: '138****0000', amount: 1000 }, { id: '2', mobileMask: '139****0000', nickName: 'Lin', amount: 5 }]
  expect(read(list)).toEqual([{ id: '1', name: '138****0000', cents: 1000 }, { id: '2', name: 'Lin', cents: 5 }])
})

it('leaves out a winner of nothing, and one who is called nothing', () => {
  const list = [{ id: '1', mobileMask: '138****0000', amount: -1001 }, { id: '2', mobileMask: '139****0000', amount: 0 }, { id: '3', mobileMask: '137****0000', amount: 5 }, { id: '4', mobileMask: null, amount: 5 }]
  expect(read(list).map(({ id }) => id)).toEqual(['3'])
})
