import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import type { WorkbenchBuild } from './buildWorkbench'
import { withWorkbench, WORKBENCH_PATH } from './workbench'

const whole: WorkbenchBuild = { isWhole: true, scripts: { workbench: ['a.js', 'b.js'], link: ['c.js'], wall: [] }, files: ['a.js', 'b.js', 'c.js'], folder: '' }
const broken: WorkbenchBuild = { ...whole, isWhole: false }

const servers: Server[] = []

afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** A server with a build that does as the test says, and what asks it. */
async function serve() {
  const begun: { readonly tell: (build: WorkbenchBuild) => void; readonly end: () => void; readonly fail: (error: Error) => void }[] = []
  const middleware = withWorkbench((_, response) => response.writeHead(404).end(), { build: (tell) => new Promise<void>((end, fail) => begun.push({ tell, end, fail })) })
  const server = createServer((request, response) => middleware(request, response, () => undefined))
  servers.push(server)
  server.listen(0)
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}${WORKBENCH_PATH}`
  const ask = async (page = ''): Promise<string> => {
    const answer = await fetch(address + page)
    return `${answer.status} ${await answer.text()}`
  }
  return { begun, ask }
}

it('is built when it is first asked for, once, and says so meanwhile', async () => {
  const server = await serve()
  expect(server.begun).toHaveLength(0)
  expect(await server.ask()).toMatch(/^202 [^]*http-equiv="refresh"[^]*工作台正在构建/)
  expect(await server.ask('wall/')).toMatch(/^202 /)
  expect(server.begun).toHaveLength(1)
  server.begun[0]!.tell(whole)
  server.begun[0]!.end()
  expect(await server.ask()).toMatch(/^200 [^]*assets\/a\.js[^]*assets\/b\.js/)
  expect(await server.ask('link/')).toMatch(/^200 [^]*assets\/c\.js/)
  expect(server.begun).toHaveLength(1)
})

const noProcess = new Error('No such process')

it.each<[string, (server: Awaited<ReturnType<typeof serve>>) => void, reasons: unknown[][]]>([
  ['tells of a broken one', ({ begun }) => (begun[0]!.tell(broken), begun[0]!.end()), []],
  ['ends without a word', ({ begun }) => begun[0]!.end(), []],
  ['cannot be begun', ({ begun }) => begun[0]!.fail(noProcess), [[noProcess]]],
])('says so where a build %s, and builds anew when it is asked for once more', async (_, happen, reasons) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = await serve()
  await server.ask()
  happen(server)
  expect(await server.ask()).toMatch(/^500 [^]*工作台构建失败/)
  expect(await server.ask()).toMatch(/^202 /)
  expect(server.begun).toHaveLength(2)
  expect(logged.mock.calls).toEqual(reasons)
})

it('shows the latest of a build that goes on, and after a broken one the next', async () => {
  const server = await serve()
  await server.ask()
  server.begun[0]!.tell(whole)
  expect(await server.ask()).toMatch(/^200 [^]*a\.js/)
  server.begun[0]!.tell(broken)
  expect(await server.ask()).toMatch(/^500 /)
  expect(await server.ask()).toMatch(/^202 /)
  server.begun[0]!.tell({ ...whole, scripts: { ...whole.scripts, workbench: ['later.js'] } })
  expect(await server.ask()).toMatch(/^200 [^]*later\.js/)
  expect(server.begun).toHaveLength(1)
})
