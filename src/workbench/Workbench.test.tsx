import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { jest } from '@jest/globals'
import { Suspense } from 'react'
import { definePage, type PageKind } from '@/blocks/definePage'
import type { PageWithFixtures } from '@/blocks/withFixtures'
import type { FrameMessage } from '@/features/preview'
import { choice, colour, date, group, image, link, list, longText, numeric, onOff, richText, text } from '@/lib/pageConfig'
import { parseHash, toHash } from './draft/linkState'
import type { CampaignBranch } from './tree/pageTree'
import { WorkbenchStart } from './WorkbenchStart'

const rule = definePage({
  kind: 'rule',
  config: {
    title: text('Title', 'Default title'),
    intro: longText('Intro'),
    button: text('Button'),
    rules: richText('Rules'),
    accent: colour('Accent', '#ff5500'),
    bgImage: image('Picture'),
    target: link('Target'),
    seconds: numeric('Seconds', 3, { min: 1, max: 10 }),
    begins: date('Begins'),
    isOpen: onOff('Open', true),
    look: choice('Look', { plain: 'Plain', rich: 'Rich' }, 'plain'),
    rounds: choice('Rounds', [[0, 'None'], [1, 'One']], 0),
    share: group('Share', { desc: text('Share text', 'Come') }),
    steps: list('Steps', { name: text('Step') }, { itemLabel: 'name', max: 3, fallback: [{ name: 'First' }, { name: 'Second' }] }),
  },
  fixtures: { default: null, many: null },
  useDefaults: () => ({ button: 'Come in' }),
  actionNames: [],
  useLive: () => ({ status: 'loading' }),
  View: () => null,
}) as unknown as PageWithFixtures

const leaf = (id: string, path: string, kind: PageKind) => ({ id, path, kind, load: () => Promise.resolve(rule) })
const tree: readonly CampaignBranch[] = [{ prefix: 'wheel', title: 'Lucky wheel', pages: [leaf('wheel', '', 'home'), leaf('wheel/rule', 'rule', 'rule')] }]

let sent: { type: string; [key: string]: unknown }[] = []

async function open(hash = '') {
  window.history.replaceState(null, '', `/market-platform-h5/workbench/${hash}`)
  return start()
}

/** With the address and the history as they are, as a document that is loaded again. */
async function start() {
  const user = userEvent.setup()
  const loading = Promise.resolve({ tree, failed: [] })
  await act(async () => {
    render(
      <Suspense>
        <WorkbenchStart loading={loading} language="zh-CN" />
      </Suspense>,
    )
    await loading
  })
  await screen.findByLabelText('Title')
  return user
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/的预览$/)

async function hear(message: FrameMessage, origin = window.location.origin) {
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: frame().contentWindow }))
    await Promise.resolve()
  })
}

async function ready(page = 'wheel', boxes = ['title', 'steps']) {
  sent = []
  const target = frame().contentWindow
  if (target) jest.spyOn(target, 'postMessage').mockImplementation(((message: (typeof sent)[number]) => void sent.push(message)) as never)
  await hear({ type: 'preview/ready', page, boxes })
}

const lastConfig = () => sent.findLast(({ type }) => type === 'preview/config')
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // Nothing is laid out here, so nothing scrolls.
  Element.prototype.scrollIntoView = jest.fn<typeof Element.prototype.scrollIntoView>()
})

it('opens the first page with its form and its preview, and sends the configuration once the page is ready (spec 2 §2.5)', async () => {
  await open()
  expect(frame()).toHaveAttribute('src', '/market-platform-h5/wheel/preview?previewType=with-preview-box&fixture=default')
  expect(screen.getByText('预览加载中…')).toBeVisible()
  await ready()
  expect(lastConfig()).toMatchObject({ page: 'wheel', config: {} })
  expect(screen.queryByText('预览加载中…')).not.toBeInTheDocument()
  expect(field('Title')).toHaveAttribute('placeholder', 'Default title')
  expect(field('Button')).toHaveAttribute('placeholder', 'Come in')
})

it('sends each keystroke, and takes a field that is emptied for not set', async () => {
  const user = await open()
  await ready()
  await user.type(field('Title'), 'Hi')
  expect(sent.flatMap(({ config }) => (config ? [config] : []))).toEqual([{}, { title: 'H' }, { title: 'Hi' }])
  await user.clear(field('Title'))
  expect(lastConfig()?.['config']).toEqual({})
})

it('hears nobody but the page in the frame', async () => {
  await open()
  await ready()
  await hear({ type: 'preview/action', name: 'foreign' }, 'https://elsewhere.example')
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: { type: 'preview/action', name: 'own' }, origin: window.location.origin, source: window })))
  expect(screen.queryByText('foreign')).not.toBeInTheDocument()
  expect(screen.queryByText('own')).not.toBeInTheDocument()
  await hear({ type: 'preview/action', name: 'invite' })
  expect(within(screen.getByRole('log')).getByText('邀请好友')).toBeVisible()
})

it('loads the preview again, also in the place of a browser’s page of a load that failed, and says so when it does not answer', async () => {
  await open()
  await ready()
  jest.useFakeTimers()
  const location = { replace: jest.fn(), reload: () => { throw new DOMException('of another origin', 'SecurityError') } } // prettier-ignore
  Object.defineProperty(frame(), 'contentWindow', { value: { location, postMessage: () => undefined } })
  fireEvent.click(screen.getByRole('button', { name: '重新加载预览' }))
  expect(location.replace).toHaveBeenCalledWith('/market-platform-h5/wheel/preview?previewType=with-preview-box&fixture=default')
  expect(screen.getByText('预览加载中…')).toBeVisible()
  act(() => jest.advanceTimersByTime(15_000))
  expect(screen.getByText(/页面没有响应/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '重新加载预览' }))
  expect(screen.getByText('预览加载中…')).toBeVisible()
  jest.useRealTimers()
})

it('undoes typing as one step, from wherever the keys are pressed, and redoes it', async () => {
  // Between two letters no time passes: a slow machine would pause, and begin a new step.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const user = await open()
  await ready()
  await user.type(field('Title'), 'Summer')
  await user.keyboard('{Control>}z{/Control}')
  expect(field('Title')).toHaveValue('')
  expect(lastConfig()?.['config']).toEqual({})
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(field('Title')).toHaveValue('Summer')
  await user.click(screen.getByRole('button', { name: '修改历史' }))
  await user.click(screen.getByRole('menuitemradio', { name: /^打开页面/ }))
  expect(field('Title')).toHaveValue('')
})

it('leads from a box in the page to its field, and from a field to its box', async () => {
  const user = await open()
  await ready()
  await hear({ type: 'preview/box', box: 'title', status: 'active' })
  await waitFor(() => expect(field('Title')).toHaveFocus())
  await user.click(field('Intro'))
  expect(sent.at(-1)).toEqual({ type: 'preview/box', box: 'intro', status: 'active' })
})

it('lists what is wrong beside the field and on top, by our own check and by what the page says', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Target'), { target: { value: 'javascript:alert(1)' } })
  expect(field('Target')).toBeInvalid()
  expect(field('Target')).toHaveAccessibleDescription(/地址不安全/)
  const revision = Number(lastConfig()?.['revision'])
  await hear({ type: 'preview/problem', path: 'steps.1.name', message: 'tooLong', revision })
  await hear({ type: 'preview/problem', path: '', message: 'Something else', revision: revision - 1 })
  const problems = screen.getByRole('status', { name: /2 个问题/ })
  await user.click(within(problems).getByRole('button', { name: /Steps › 2 › Step/ }))
  const steps = screen.getAllByLabelText('Step')
  await waitFor(() => expect(steps[0]).toHaveFocus())
  await user.clear(field('Target'))
  expect(screen.queryByRole('status', { name: /个问题/ })).not.toBeInTheDocument()
})

it('edits every kind of field', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Intro'), { target: { value: 'Two\nlines' } })
  fireEvent.change(field('Accent'), { target: { value: '#00aa11' } })
  fireEvent.change(field('Seconds'), { target: { value: '7' } })
  fireEvent.change(field('Begins'), { target: { value: '2026-12-01T09:30' } })
  await user.click(screen.getByRole('switch', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: /Look/ }))
  await user.click(await screen.findByRole('option', { name: 'Rich' }))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  fireEvent.change(field('Share text'), { target: { value: 'Join' } })
  fireEvent.change(within(screen.getByRole('group', { name: 'Picture' })).getByRole('textbox'), { target: { value: '/a.png' } })
  expect(lastConfig()?.['config']).toEqual({ intro: 'Two\nlines', accent: '#00aa11', seconds: 7, begins: '2026-12-01 09:30:00', isOpen: false, look: 'rich', share: { desc: 'Join' }, bgImage: '/a.png' })
  expect(screen.queryByRole('status', { name: /个问题/ })).not.toBeInTheDocument()
})

it('resets one field, and all of them', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'A' } })
  fireEvent.change(field('Seconds'), { target: { value: '7' } })
  await user.click(screen.getByRole('button', { name: '恢复默认：Title' }))
  expect(lastConfig()?.['config']).toEqual({ seconds: 7 })
  await user.click(screen.getByRole('button', { name: '全部恢复默认' }))
  expect(lastConfig()?.['config']).toEqual({})
})

it("takes over a list's own entries with the first change, adds, copies and removes", async () => {
  const user = await open()
  await ready()
  await user.click(screen.getByRole('button', { name: 'Second' }))
  fireEvent.change(field('Step'), { target: { value: 'New' } })
  expect(lastConfig()?.['config']).toEqual({ steps: [{ name: 'First' }, { name: 'New' }] })
  await user.click(screen.getByRole('button', { name: '复制：First' }))
  expect(lastConfig()?.['config']).toEqual({ steps: [{ name: 'First' }, { name: 'First' }, { name: 'New' }] })
  expect(screen.getByRole('button', { name: '最多 3 项' })).toBeDisabled()
  // The entry that was open is open still, at its new place.
  expect(field('Step')).toHaveValue('New')
  await user.click(screen.getAllByRole('button', { name: '删除：First' })[0]!)
  await user.click(screen.getByRole('button', { name: '添加一项' }))
  expect(lastConfig()?.['config']).toEqual({ steps: [{ name: 'First' }, { name: 'New' }, {}] })
})

it('imports a file after checking it, and keeps the draft when the file is bad', async () => {
  const user = await open()
  await ready()
  const choose = (content: string) => user.upload(document.querySelector<HTMLInputElement>('input[type=file][accept*=json]')!, new File([content], 'a.json', { type: 'application/json' }))
  await choose('{"title":"From a file","other":1}')
  expect(await screen.findByText(/已忽略此页面没有的字段：other/)).toBeVisible()
  expect(field('Title')).toHaveValue('From a file')
  await choose('{"title":')
  expect(await screen.findByText('文件不是有效的 JSON')).toBeVisible()
  await choose('{"page":"wheel/rule","config":{}}')
  expect(await screen.findByText(/另一个页面（Lucky wheel \/ 规则页）/)).toBeVisible()
  expect(field('Title')).toHaveValue('From a file')
})

const chooseFile = (user: ReturnType<typeof userEvent.setup>, content: string) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file][accept*=json]')!, new File([content], 'a.json', { type: 'application/json' }))

it('does not take any object for a configuration of the page, and names what it has', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  await chooseFile(user, '{"name":"package","version":"1.0.0"}')
  expect(await screen.findByText(/这不是此页面的配置，未导入.*name、version/)).toBeVisible()
  expect(field('Title')).toHaveValue('Mine')
})

it('asks before an import takes away what is set, keeps it where that is wanted, and takes all of it back', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  await chooseFile(user, '{"intro":"From a file"}')
  const question = await screen.findByRole('alertdialog', { name: '导入会清除已设置的内容' })
  expect(question).toHaveTextContent('Title')
  await user.click(within(question).getByRole('button', { name: '保留这些字段，导入其余' }))
  expect(lastConfig()?.['config']).toEqual({ title: 'Mine', intro: 'From a file' })
  await user.click(screen.getAllByRole('button', { name: '撤销' })[0]!)
  await chooseFile(user, '{"intro":"From a file"}')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '全部替换' }))
  expect(lastConfig()?.['config']).toEqual({ intro: 'From a file' })
  await user.click(within(screen.getByText('已导入 1 项')).getByRole('button', { name: '撤销' }))
  expect(lastConfig()?.['config']).toEqual({ title: 'Mine' })
})

it('takes an import back also where it pushed the oldest step out of the history', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  const resetAll = screen.getByRole('button', { name: '全部恢复默认' })
  // As many steps as are kept, drawn at once.
  act(() => { for (let n = 1; n <= 200; n += 1) fireEvent.click(resetAll) }) // prettier-ignore
  await chooseFile(user, '{"title":"From a file"}')
  await user.click(within(await screen.findByText('已导入 1 项')).getByRole('button', { name: '撤销' }))
  expect(lastConfig()?.['config']).toEqual({})
})

it('shows a switch, a number and a choice that are set in another spelling as the page reads them', async () => {
  const user = await open()
  await ready()
  await chooseFile(user, '{"isOpen":0,"seconds":"5","rounds":"1"}')
  expect(await screen.findByText('已导入 3 项')).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Open' })).not.toBeChecked()
  expect(field('Seconds')).toHaveValue(5)
  expect(screen.getByRole('button', { name: /One.*Rounds|Rounds.*One/ })).toBeVisible()
  expect(screen.queryByRole('status', { name: /个问题/ })).not.toBeInTheDocument()
})

it('copies a link of a draft with faults, and says which', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Target'), { target: { value: 'reddish' } })
  await user.click(screen.getByRole('button', { name: '复制链接' }))
  expect(await screen.findByText(/链接已复制，但有 1 个字段填写有误，打开后显示默认值：Target/)).toBeVisible()
})

/** What another tab writes, and that this one is told of it as browsers do. */
function writtenElsewhere(config: object) {
  const key = 'market-platform-workbench:wheel'
  localStorage.setItem(key, JSON.stringify(config))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}
const keptNow = () => localStorage.getItem('market-platform-workbench:wheel')
const CONTESTED = /另一个标签页也修改了此页面/

it.each([
  ['用另一标签页的', { title: 'Theirs' }],
  ['用这里的', { title: 'Mine' }],
])('says that another tab has changed the page too, writes nothing over it, and goes on with %s', async (choice, wanted) => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  await waitFor(() => expect(keptNow()).toBe('{"title":"Mine"}'))
  writtenElsewhere({ title: 'Theirs' })
  expect(screen.getByText(CONTESTED)).toBeVisible()
  await user.click(screen.getByRole('button', { name: choice }))
  expect(screen.queryByText(CONTESTED)).not.toBeInTheDocument()
  expect(lastConfig()?.['config']).toEqual(wanted)
  await waitFor(() => expect(keptNow()).toBe(JSON.stringify(wanted)))
  await user.click(screen.getByRole('button', { name: '修改历史' }))
  expect(screen.getByRole('menuitemradio', { name: /^另一标签页的版本/ })).toBeVisible()
})

it('takes over what another tab does to a page that is here as it was opened, with a word and without a question', async () => {
  await open()
  await ready()
  writtenElsewhere({ title: 'Theirs' })
  expect(screen.getByText('已换成另一标签页的最新修改')).toBeVisible()
  expect(screen.queryByText(CONTESTED)).not.toBeInTheDocument()
  expect(field('Title')).toHaveValue('Theirs')
  writtenElsewhere({ title: 'Theirs, later' })
  await waitFor(() => expect(lastConfig()?.['config']).toEqual({ title: 'Theirs, later' }))
  expect(keptNow()).toBe('{"title":"Theirs, later"}')
  fireEvent.change(field('Title'), { target: { value: 'Mine over theirs' } })
  await waitFor(() => expect(keptNow()).toBe('{"title":"Mine over theirs"}'))
  writtenElsewhere({ title: 'Theirs again' })
  expect(screen.getByText(CONTESTED)).toBeVisible()
})

it('takes over what another tab did to a page while another one was open here', async () => {
  const user = await open()
  await ready()
  await user.click(screen.getByRole('row', { name: '规则页' }))
  await screen.findByLabelText('Title')
  localStorage.setItem('market-platform-workbench:wheel', '{"title":"Theirs"}')
  await user.click(screen.getByRole('row', { name: '首页' }))
  await waitFor(() => expect(field('Title')).toHaveValue('Theirs'))
  expect(screen.queryByText(CONTESTED)).not.toBeInTheDocument()
})

it('finds another tab’s draft also when it was not told of it', async () => {
  await open()
  await ready()
  localStorage.setItem('market-platform-workbench:wheel', '{"title":"Theirs"}')
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  expect(await screen.findByText(CONTESTED)).toBeVisible()
  expect(keptNow()).toBe('{"title":"Theirs"}')
})

const noRoomFor = (full: string) => {
  const { setItem } = Storage.prototype
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === full) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('names a page that could not be kept, also as it was left and while another one is open, and asks before the tool is left', async () => {
  const user = await open()
  await ready()
  const storage = noRoomFor('market-platform-workbench:wheel')
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  expect(isHeldBack()).toBe(false)
  await user.click(screen.getByRole('row', { name: '规则页' }))
  const notice = await screen.findByText(/修改没有保存在本机.*：Lucky wheel \/ 首页。/)
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Rules' } })
  await waitFor(() => expect(localStorage.getItem('market-platform-workbench:wheel/rule')).toBe('{"title":"Rules"}'))
  expect(notice).toBeVisible()
  expect(isHeldBack()).toBe(true)
  // It cannot be closed, only mended.
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument()
  storage.mockRestore()
  await user.click(screen.getByRole('row', { name: '首页' }))
  await waitFor(() => expect(keptNow()).toBe('{"title":"Mine"}'))
  await waitFor(() => expect(isHeldBack()).toBe(false))
  expect(screen.queryByText(/修改没有保存在本机/)).not.toBeInTheDocument()
})

it('names a page that another tab has changed too while another one is open, and asks before the tool is left', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  writtenElsewhere({ title: 'Theirs' })
  await user.click(screen.getByRole('row', { name: '规则页' }))
  expect(await screen.findByText(/另一个标签页也修改了这些页面.*：Lucky wheel \/ 首页。/)).toBeVisible()
  expect(isHeldBack()).toBe(true)
  await user.click(screen.getByRole('row', { name: '首页' }))
  await user.click(await screen.findByRole('button', { name: '用这里的' }))
  await waitFor(() => expect(keptNow()).toBe('{"title":"Mine"}'))
  await waitFor(() => expect(isHeldBack()).toBe(false))
})

it('restores page, data, size and configuration from a link, and says when it cannot', async () => {
  await open(toHash({ page: 'wheel/rule', fixture: 'many', size: '320', config: { title: 'Linked' } }))
  expect(frame()).toHaveAttribute('src', '/market-platform-h5/wheel/rule/preview?previewType=with-preview-box&fixture=many')
  expect(screen.getByRole('radio', { name: '320 像素宽' })).toBeChecked()
  expect(field('Title')).toHaveValue('Linked')
})

it.each([
  ['goes on with the newest keystroke, also where the address had no time to say it', undefined, 'Newest'],
  ['shows another link', toHash({ page: 'wheel', config: { title: 'Linked' } }), 'Linked'],
])('loaded again in the same tab, %s', async (_, link, shown) => {
  await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Older' } })
  await waitFor(() => expect(window.location.hash).toContain('config='))
  const { hash } = window.location
  fireEvent.change(field('Title'), { target: { value: 'Newest' } })
  window.dispatchEvent(new Event('pagehide'))
  expect(window.location.hash).toBe(hash)
  cleanup()
  await open(link ?? hash)
  expect(field('Title')).toHaveValue(shown)
})

it('shows what is kept of a page, and no older address of it, where an entry of an earlier visit is loaded anew', async () => {
  await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'X' } })
  await waitFor(() => expect(keptNow()).toBe('{"title":"X"}'))
  await waitFor(() => expect(window.location.hash).toContain('config='))
  cleanup()
  localStorage.setItem('market-platform-workbench:wheel', '{"title":"Y"}')
  await start()
  expect(field('Title')).toHaveValue('Y')
})

it('shows what the address alone holds of a page that could not be kept, where it is loaded anew', async () => {
  await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'X' } })
  await waitFor(() => expect(keptNow()).toBe('{"title":"X"}'))
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  fireEvent.change(field('Title'), { target: { value: 'Newest' } })
  await waitFor(() => expect(window.history.state).toMatchObject({ isKept: false }))
  cleanup()
  full.mockRestore()
  await start()
  expect(field('Title')).toHaveValue('Newest')
})

it.each([
  ['in the same document', [], 'Y'],
  ['after it was loaded again', [cleanup, start], 'Y'],
  ['but for one of which nothing newer is kept', [cleanup, () => localStorage.clear(), start], 'X'],
])('goes back to a page as it is now, not as it was at that visit, %s', async (_, meanwhile, shown) => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'X' } })
  await user.click(screen.getByRole('row', { name: '规则页' }))
  await user.click(screen.getByRole('row', { name: '首页' }))
  fireEvent.change(field('Title'), { target: { value: 'Y' } })
  await waitFor(() => expect(keptNow()).toBe('{"title":"Y"}'))
  act(() => window.history.back())
  await waitFor(() => expect(parseHash(window.location.hash)?.page).toBe('wheel/rule'))
  for (const happen of meanwhile) happen()
  await waitFor(() => expect(field('Title')).toHaveValue(''))
  act(() => window.history.back())
  await waitFor(() => expect(field('Title')).toHaveValue(shown))
  await waitFor(() => expect(keptNow()).toBe(JSON.stringify({ title: shown })))
  await waitFor(() => expect(parseHash(window.location.hash)?.config).toEqual({ title: shown }))
})

it('takes the configuration of a link that is pasted over the draft', async () => {
  await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  await waitFor(() => expect(keptNow()).toBe('{"title":"Mine"}'))
  act(() => { window.location.hash = toHash({ page: 'wheel', fixture: 'default', size: '390', config: { title: 'Linked' } }) }) // prettier-ignore
  await waitFor(() => expect(field('Title')).toHaveValue('Linked'))
})

it.each([
  ['#page=wheel&config=broken', /无法读取/],
  ['#page=gone', /gone 不存在/],
])('opens with a broken link %s all the same', async (hash, message) => {
  await open(hash)
  expect(screen.getByText(message)).toBeVisible()
})

it('opens with a kept draft that is thousands of levels deep, as with none', async () => {
  localStorage.setItem('market-platform-workbench:wheel', `{"title":"ok","a":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`)
  await open()
  await ready()
  expect(lastConfig()).toMatchObject({ config: {} })
})

it('says so beside the form when a configuration cannot be sent to the preview, and goes on with the next', async () => {
  await open()
  await ready()
  const { contentWindow } = frame()
  jest.mocked(contentWindow!.postMessage).mockImplementationOnce(() => { throw new DOMException('not to be copied', 'DataCloneError') })
  fireEvent.change(field('Title'), { target: { value: 'A' } })
  expect(await screen.findByRole('status', { name: /1 个问题/ })).toHaveTextContent('此配置无法发送到预览')
  fireEvent.change(field('Title'), { target: { value: 'B' } })
  expect(lastConfig()).toMatchObject({ config: { title: 'B' } })
  await waitFor(() => expect(screen.queryByRole('status', { name: /个问题/ })).not.toBeInTheDocument())
})

it('keeps the address and the draft up to date, and each page its own', async () => {
  const user = await open()
  await ready()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  await waitFor(() => expect(window.location.hash).toMatch(/^#page=wheel&fixture=default&size=390&config=/))
  await user.click(screen.getByRole('row', { name: '规则页' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('')
  expect(screen.getByRole('img', { name: '有未导出的修改' })).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  await user.click(screen.getByRole('row', { name: '首页' }))
  expect(localStorage.getItem('market-platform-workbench:wheel')).toBe('{"title":"Mine"}')
})

it('finds pages by search, from the keyboard', async () => {
  const user = await open()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('nothing like it')
  expect(screen.getByText('没有匹配的页面')).toBeVisible()
})
