import { jest } from '@jest/globals'
import { fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Avatar } from './Avatar'
import { CountdownTiles } from './figures/CountdownTiles'
import { Ladder } from './Ladder'
import { LinkRow } from './LinkRow'
import { Picture } from './Picture'
import { Price } from './figures/Price'
import { NoBreakDates } from './NoBreakDates'
import { SkeletonScreen } from '../feedback/Skeleton'
import { StatePanel } from '../feedback/StatePanel'

describe('Price', () => {
  it.each([
    [1234, false, '¥12.34'],
    [1200, false, '¥12.00'],
    [1200, true, '¥12'],
    [1230, true, '¥12.3'],
    [-50, false, '-¥0.50'],
    [undefined, false, '¥--'],
  ])('shows %p cents as yuan (spec 2 §9)', (cents, isShort, text) => {
    const { container } = render(<Price cents={cents} isShort={isShort} />)
    expect(container).toHaveTextContent(text)
  })
})

describe('NoBreakDates', () => {
  it.each([
    ['截止 11-25 09:32', ['11-25 09:32']],
    ['预计2026-11-18 10:02到账', ['2026-11-18']],
    ['11-16 至 11-22，周一结算', ['11-16', '11-22']],
    ['每天7:00-21:00运营', ['7:00-21:00']],
    ['-5 度，138****5678', []],
    ['', []],
  ])('keeps on one line what has hyphens, and says the same: %j', (text, whole) => {
    const { container } = render(<NoBreakDates>{text}</NoBreakDates>)
    const [sentence, ...others] = container.children
    const parts = Array.from(sentence?.children ?? [])
    expect([container.textContent, parts.map((part) => part.textContent), others]).toEqual([text, whole, []])
    for (const part of parts) expect(part).toHaveStyle({ whiteSpace: 'nowrap' })
  })
})

describe('CountdownTiles', () => {
  it('shows two figures a part and reads out a sentence without seconds', () => {
    render(<CountdownTiles msLeft={(2 * 86400 + 3 * 3600 + 4 * 60 + 5) * 1000} />)
    expect(screen.getByRole('timer')).toHaveTextContent('剩余2天3小时4分2天03:04:05')
  })

  it('leaves out the days of the last one', () => {
    render(<CountdownTiles msLeft={61_000} />)
    expect(screen.getByText('00')).toBeVisible()
    expect(screen.queryByText('天')).toBeNull()
  })
})

describe('Ladder', () => {
  it('lists the steps in order, says which are reached and which is next', () => {
    render(
      <Ladder
        label="奖励阶梯"
        steps={[
          { id: '1', goal: '邀请1人', reward: '¥5', state: 'reached' },
          { id: '3', goal: '邀请3人', reward: '¥20', state: 'current' },
          { id: '5', goal: '邀请5人', reward: '¥50', state: 'ahead' },
        ]}
      />,
    )
    expect(within(screen.getByRole('group', { name: '奖励阶梯' })).getByRole('list')).toBeVisible()
    const [first, second, third] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('¥5邀请1人已达成')
    expect(second).toHaveAttribute('aria-current', 'step')
    expect(third).not.toHaveTextContent('已达成')
  })

  it.each([
    ['at the step that comes next', 3, 300 - 100 + 40],
    ['at the last one once all are reached', 6, 600 - 100 + 40],
  ])('opens %s where not all of them fit', async (_, reached, scrollLeft) => {
    const laidOut = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', size: (element: HTMLElement) => number) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return size(this)
      })
    const spies = [laidOut('offsetLeft', (element) => Array.from(element.parentElement?.children ?? []).indexOf(element) * 100 + 40), laidOut('offsetWidth', () => 100), laidOut('clientWidth', () => 300)]
    const steps = Array.from({ length: 7 }, (__, index) => ({ id: String(index), goal: '', reward: '', state: reached === 6 || index < reached ? 'reached' : index === reached ? 'current' : 'ahead' }) as const)
    render(<Ladder label="奖励阶梯" steps={steps} />)
    await waitFor(() => expect(screen.getByRole('group').scrollLeft).toBe(scrollLeft))
    for (const spy of spies) spy.mockRestore()
  })
})

describe('Picture', () => {
  it('keeps its place and shows the fallback when it cannot be loaded', () => {
    render(<Picture src="/gone.png" alt="优惠券" ratio={2} fallback={<b>券</b>} />)
    const picture = screen.getByRole('img', { name: '优惠券' })
    expect(picture.parentElement).toHaveStyle({ paddingBottom: '50%' })
    fireEvent.error(picture)
    expect(screen.getByText('券')).toBeVisible()
    expect(screen.getByRole('img', { name: '优惠券' })).not.toHaveAttribute('src')
  })
})

describe('Avatar', () => {
  it('shows the first character, whole, where there is no picture', () => {
    const { container, rerender } = render(<Avatar src="/gone.png" name="王师傅" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container).toHaveTextContent(/^王$/)
    rerender(<Avatar name="😀笑" />)
    expect(container).toHaveTextContent(/^😀$/)
    rerender(<Avatar name="7月的风" />)
    expect(container).toHaveTextContent(/^7$/)
  })

  it('tells friends apart who are known by a number alone: by its end, and by a colour', () => {
    const looks = ['138****5678', '159****0021', '186****7702'].map((name) => {
      const { container, unmount } = render(<Avatar name={name} />)
      const look = [container.textContent, (container.firstElementChild as HTMLElement).style.backgroundColor]
      unmount()
      return look
    })
    expect(looks.map(([text]) => text)).toEqual(['78', '21', '02'])
    expect(new Set(looks.map(([, colour]) => colour)).size).toBeGreaterThan(1)
  })
})

describe('LinkRow', () => {
  it('leads on at a tap', async () => {
    const onClick = jest.fn()
    render(<LinkRow label="提现记录" value="3 笔" onClick={onClick} />)
    await userEvent.click(screen.getByRole('button', { name: /提现记录/ }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('StatePanel', () => {
  it('says what happened and has an action', async () => {
    const onClick = jest.fn()
    render(<StatePanel title="网络开小差了，请稍后重试" action={{ label: '重试', onClick }} heading="h1" role="alert" />)
    expect(screen.getByRole('heading', { level: 1, name: '网络开小差了，请稍后重试' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('SkeletonScreen', () => {
  it('tells readers that the page is loading', () => {
    render(<SkeletonScreen>{null}</SkeletonScreen>)
    expect(screen.getByRole('status', { busy: true })).toHaveTextContent('加载中...')
  })
})
