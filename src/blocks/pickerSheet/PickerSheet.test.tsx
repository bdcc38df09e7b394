import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ROW_PX } from '@/ui/form/WheelPicker.styles'
import { PickerSheet } from './PickerSheet'

const leaf = (value: string) => ({ value, label: value })
const hours = (...values: string[]) => values.map(leaf)
/** Today begins later than tomorrow, so an hour stands in another row there. */
const days = [
  { ...leaf('today'), below: hours('14', '15', '16') },
  { ...leaf('tomorrow'), below: hours('09', '14', '15', '16') },
]

const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const confirm = () => fireEvent.click(screen.getByRole('button', { name: '确认' }))

function turn(column: string, row: number): void {
  const list = screen.getByRole('listbox', { name: column })
  list.scrollTop = row * ROW_PX
  fireEvent.scroll(list)
}

describe('PickerSheet', () => {
  const onConfirm = jest.fn()

  beforeEach(() => {
    jest.useFakeTimers()
    const columns = [{ label: 'Day' }, { label: 'Hour' }]
    render(<PickerSheet isOpen title="Time" choices={days} columns={columns} chosen={['today', '14']} emptyText="" onConfirm={onConfirm} onClose={() => undefined} />)
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  it('keeps what two columns come to rest at shortly after each other', () => {
    turn('Day', 1)
    pass(60)
    turn('Hour', 1)
    pass(60)
    expect(chosen()).toEqual(['tomorrow', '15'])
    pass(120)
    expect(chosen()).toEqual(['tomorrow', '15'])
    confirm()
    expect(onConfirm).toHaveBeenCalledWith(['tomorrow', '15'])
  })

  it('keeps them too where both come to rest before the wheel is drawn again', () => {
    turn('Day', 1)
    turn('Hour', 2)
    pass(120)
    expect(chosen()).toEqual(['tomorrow', '16'])
  })

  it('confirms what is under the bands, before the columns count as let go', () => {
    turn('Hour', 2)
    pass(60)
    turn('Day', 1)
    confirm()
    expect(onConfirm).toHaveBeenCalledWith(['tomorrow', '16'])
  })

  it('rests, by what it offers then, at the hour that it has been turned to after the day has changed', () => {
    turn('Day', 1)
    pass(100)
    turn('Hour', 1)
    pass(20)
    turn('Hour', 0)
    pass(120)
    expect(chosen()).toEqual(['tomorrow', '09'])
  })

  it('confirms an hour that the day has changed while it lay still', () => {
    turn('Hour', 1)
    pass(120)
    turn('Hour', 0)
    pass(120)
    turn('Day', 1)
    pass(120)
    confirm()
    expect(onConfirm).toHaveBeenCalledWith(['tomorrow', '14'])
  })
})
