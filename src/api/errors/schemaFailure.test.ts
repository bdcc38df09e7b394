import { array, number, object } from 'valibot'
import { schemaFailure } from './schemaFailure'

const info = { endpoint: 'x', arg: undefined, type: 'query' } as never
const schema = object({ list: array(object({ amount: number() })) })

async function failureFor(reply: unknown) {
  const { issues = [] } = await schema['~standard'].validate(reply)
  return schemaFailure({ issues }, info)
}

it('names the first field that is wrong', async () => {
  expect(await failureFor({ list: [{ amount: 1 }, { amount: '2' }] })).toMatchObject({ kind: 'malformed', path: 'list.1.amount' })
})

it('has an empty path where the whole reply is wrong', async () => {
  expect(await failureFor('text')).toMatchObject({ kind: 'malformed', path: '' })
  expect(schemaFailure({ issues: [] }, info)).toEqual({ kind: 'malformed', path: '', reason: '' })
})
