import { mountTestBackend } from './jest'
import { sampleCampaign } from './sampleCampaign'

const backend = mountTestBackend({ campaigns: [sampleCampaign] })
const PAGE = 'https://gateway.example/external/v1/CandleBizService/querySamplePage'
const post = (init: RequestInit = {}) => fetch(PAGE, { method: 'POST', body: JSON.stringify({ sourceId: 'SAMPLE2026' }), ...init })

it('answers the fetch of a test, on any origin', async () => {
  expect(await (await post()).json()).toMatchObject({ errCode: 0 })
  expect(backend.requests()).toHaveLength(1)
})

it('starts each test from the seed', () => {
  expect(backend.requests()).toHaveLength(0)
})

it('breaks the connection for network', async () => {
  backend.setScenario({ querySamplePage: 'network' })
  await expect(post()).rejects.toMatchObject({ name: 'TypeError' })
})

it('lets the client give up on timeout', async () => {
  backend.setScenario({ querySamplePage: 'timeout' })
  const client = new AbortController()
  const reply = post({ signal: client.signal })
  setTimeout(() => client.abort(), 20)
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
})
