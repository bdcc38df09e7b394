import { setLanguage } from '@/lib/i18n'
import { sampleRecording } from '../../recording/fixtures'
import type { Difference } from '../differences'
import { playAll } from './playAll'

const notThere: Difference = { moment: 3, kind: 'controlMissing', role: 'button', name: '登录' }
const otherCall: Difference = { moment: 3, kind: 'callNotRecorded', call: 'getLoginPage' }
const otherWindow: Difference = { moment: 0, kind: 'viewport', expected: '390×844', found: '320×568' }
const otherEnd: Difference = { moment: 4, kind: 'end', part: 'headings', expected: '登录', found: '提现成功' }

async function played(isStrict: boolean, ...all: readonly (readonly Difference[] | Error)[]) {
  const lines: string[] = []
  const results = all.slice()
  const exitCode = await playAll(all.map((_, index) => ({ file: `${index}.session.json`, recording: sampleRecording })), {
    isStrict,
    say: (line) => lines.push(line),
    play: (_, onProgress) => {
      const result = results.shift()!
      if (result instanceof Error) return Promise.reject(result)
      onProgress({ next: 4, differences: result, isOver: true })
      return Promise.resolve({ differences: result })
    },
  }) // prettier-ignore
  return { exitCode, lines }
}

beforeAll(() => setLanguage('zh-CN'))

it.each<[string, readonly Difference[], number, number]>([
  ['no difference', [], 0, 0],
  ['another window', [otherWindow], 0, 0],
  ['a call that was not recorded', [otherCall], 0, 1],
  ['another end', [otherEnd], 1, 1],
  ['a control that is not there', [notThere], 1, 1],
])('ends as the worst of its recordings does: %s', async (_, differences, code, strictCode) => {
  expect((await played(false, [], differences, [])).exitCode).toBe(code)
  expect((await played(true, [], differences, [])).exitCode).toBe(strictCode)
})

it('says each step, what differs before it, and the end; one that stands still fails, and the next is played all the same', async () => {
  const { exitCode, lines } = await played(false, [otherEnd], new Error('stands still'), [])
  expect(exitCode).toBe(1)
  expect(lines).toEqual([
    '0.session.json',
    '     4.0  在输入框“手机号”输入“13800000001”',
    '     5.0  点按勾选框“同意”',
    '     8.0  在输入框“验证码”输入“000001”',
    '     9.0  点按按钮“登录”',
    '    ✗ 最后的标题应为“登录”，实为“提现成功”',
    '  1 处与录制不同',
    '1.session.json',
    '  stands still',
    '2.session.json',
    '     4.0  在输入框“手机号”输入“13800000001”',
    '     5.0  点按勾选框“同意”',
    '     8.0  在输入框“验证码”输入“000001”',
    '     9.0  点按按钮“登录”',
    '  与录制一致',
  ])
})
