/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLane } from './tests/lanes'

const folder = mkdtempSync(join(tmpdir(), 'lane-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FILE = `
import { describe, test } from 'node:test'
void test('passes', () => undefined)
void test('skips itself', (context) => context.skip('no openssl'))
void describe('a suite', { skip: 'no nginx' }, () => void test('of it', () => undefined))
void describe('another suite', () => void test('of it', () => undefined))
`

it('counts what is skipped as not passed, and says what and why', async () => {
  const file = join(folder, 'some.browser.mjs')
  writeFileSync(file, FILE)
  const lane = openLane({})
  const counts = await lane.run({ file }, 60_000)
  await lane.stop()
  expect(counts).toEqual({ passed: 2, failed: 0, failures: [], skipped: [`${file}: skips itself (no openssl)`, `${file}: a suite (no nginx)`] })
})
