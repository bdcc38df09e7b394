import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { devDocuments, type DrawnDocuments } from './devDocuments'

const addresses = ['a', 'a/login', 'a/login/preview', 'driver-promotor-code-bind']
const drawn: DrawnDocuments = { addresses, render: (address) => Promise.resolve(`<head>${address || 'start page'}`) }

async function originOf(server: Server): Promise<string> {
  server.listen(0)
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Asks a server that has the documents behind all else, and answers 404 to what they leave. */
async function ask(path: string, { accept = 'text/html,*/*;q=0.8', open = () => Promise.resolve(drawn) }: { readonly accept?: string; readonly open?: () => Promise<DrawnDocuments> } = {}): Promise<string> {
  const middleware = devDocuments('/site/', open, (html) => html.replace('<head>', '<head><script>'))
  const server = createServer((request, response) => middleware(request, response, () => response.writeHead(404).end()))
  try {
    const answer = await fetch(`${await originOf(server)}${path}`, { headers: { Accept: accept }, redirect: 'manual' })
    return `${answer.status} ${answer.headers.get('location') ?? (answer.ok ? await answer.text() : '')}`.trim()
  } finally {
    server.close()
  }
}

it.each(addresses.flatMap((address) => ['', '/', '?sourceId=S1', '/?lang=en', '/index.html'].map((end) => [`/site/${address}${end}`, address] as const)))('%s is answered with the document of %s and the simulator', async (path, address) => {
  expect(await ask(path)).toBe(`200 <head><script>${address}`)
  expect(await ask(path.replace(address, address.toUpperCase()))).toBe(`200 <head><script>${address}`)
})

it.each(['/site/', '/site/index.html', '/site/some-activity', '/site/a/some-page?x=1'])("%s is answered with the start page's document", async (path) => {
  expect(await ask(path)).toBe('200 <head><script>start page')
})

it.each(['/site/gone.js', '/site/a/gone.png', '/site/assets/gone', '/site/b/index.html', '/elsewhere', '/%'])('%s is left to others, or is a 404', async (path) => {
  expect(await ask(path)).toBe('404')
})

it('gives what no person navigates to no document but that of a page', async () => {
  expect(await ask('/site/b', { accept: '*/*' })).toBe('404')
  expect(await ask('/site/a', { accept: '*/*' })).toBe('200 <head><script>a')
})

it.each(['/', '/site'])('leads %s to the site', async (path) => {
  expect(await ask(path)).toBe('302 /site/')
})

it('begins before anybody asks, says what went wrong, and tries again with the next page', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const open = jest.fn<() => Promise<DrawnDocuments>>().mockRejectedValueOnce(new Error('broken skeleton')).mockResolvedValue(drawn)
  const middleware = devDocuments('/site/', open)
  expect(open).toHaveBeenCalledTimes(1)
  const server = createServer((request, response) => middleware(request, response, () => undefined))
  const address = `${await originOf(server)}/site/a`
  const [first, second] = [await fetch(address), await fetch(address)]
  server.close()
  expect([first.status, second.status, await second.text()]).toEqual([500, 200, '<head>a'])
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken skeleton' }))
})
