import { choice, colour, date, image, link, list, numeric, text } from '@/lib/pageConfig'
import { formProblems } from './formProblems'
import { zh } from '../messages'

const fields = {
  title: text('标题', '', 5),
  accent: colour('主题色', '#ff0000'),
  begins: date('开始时间'),
  bgImage: image('背景图'),
  target: link('链接'),
  seconds: numeric('秒数', 3, { min: 1, max: 10 }),
  look: choice('样式', { plain: '普通', rich: '丰富' }, 'plain'),
  steps: list('步骤', { name: text('名称') }, { max: 2 }),
}

it.each([
  [{ accent: 'red' }, 'accent', '格式不对，例如 #ff6138'],
  [{ begins: '20/11/2026' }, 'begins', '格式不对，例如 2026-11-20 09:30:00'],
  [{ bgImage: 'javascript:alert(1)' }, 'bgImage', '地址不安全或格式不对，请使用 https:// 地址，例如 https://cdn.example.com/hero.png'],
  [{ target: 'red' }, 'target', '地址不安全或格式不对，请使用 https:// 地址，例如 https://www.example.com/activity'],
  [{ title: '一二三四五六' }, 'title', '内容太长：现有 6，最多 5'],
  [{ title: 7 }, 'title', '内容类型不对，应为文字'],
  [{ seconds: 99 }, 'seconds', '超出允许范围，应在 1 到 10 之间'],
  [{ look: 'loud' }, 'look', '不在可选范围内，可选：普通、丰富'],
  [{ steps: [{}, {}, {}] }, 'steps', '内容太长：现有 3，最多 2'],
  [{ steps: [{ name: 7 }] }, 'steps.0.name', '内容类型不对，应为文字'],
  [{ steps: ['no'] }, 'steps.0', '内容类型不对，应为一组字段'],
])('says of %j what the field takes', (config, path, words) => {
  expect(formProblems(fields, config, [], zh.problems, 'zh-CN')).toEqual([{ path, text: words }])
})

it('adds what the page says of other places, each place once', () => {
  const fromPage = [{ path: 'accent', message: 'format' }, { path: 'title', message: 'tooLong' }, { path: '', message: '页面无法显示' }]
  expect(formProblems(fields, { accent: 'red', title: 'Hi' }, fromPage, zh.problems, 'zh-CN').map(({ path, text: words }) => `${path}: ${words}`)).toEqual([
    'accent: 格式不对，例如 #ff6138',
    'title: 内容太长：现有 2，最多 5',
    ': 页面无法显示',
  ])
})
