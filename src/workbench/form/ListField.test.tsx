import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { image, list, text, type ConfigField } from '@/lib/pageConfig'
import { valueAt, withValue, type Config } from '../draft/configPath'
import { FieldRow } from './FieldRow'
import { FormContext } from './FormContext'
import { useOpenParts } from './useOpenParts'

const tiles = list('Tiles', { name: text('Name'), badge: image('Badge') }, { itemLabel: 'name', fallback: [{ name: 'First', badge: '' }, { name: 'Second', badge: '' }] }) as ConfigField<unknown>
const PATH = ['tiles']

let config: Config = {}

function Form() {
  const [draft, setDraft] = useState<Config>({})
  useEffect(() => {
    config = draft
  }, [draft])
  const edit = (path: Parameters<typeof withValue>[1], value: unknown) => setDraft((before) => withValue(before, path, value))
  return (
    <FormContext value={{ language: 'en', edit, problemAt: () => undefined, hasProblemWithin: () => false, ...useOpenParts() }}>
      <FieldRow field={tiles} name="tiles" path={PATH} value={valueAt(draft, PATH)} />
    </FormContext>
  )
}

const uploaded = (content: string) => `data:image/gif;base64,${btoa(content)}`

describe('a picture that is read while its list changes', () => {
  const user = userEvent.setup()
  let reads: (() => void)[] = []

  beforeEach(() => {
    reads = []
    const read = FileReader.prototype.readAsDataURL
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, file) {
      reads.push(() => read.call(this, file))
    })
  })

  async function open(...names: string[]) {
    render(<Form />)
    for (const name of names) await user.click(await screen.findByRole('button', { name }))
  }

  const upload = (at: number, content: string) =>
    user.upload(screen.getAllByRole('group', { name: 'Badge' })[at]!.querySelector<HTMLInputElement>('input[type=file]')!, new File([content], 'a.gif', { type: 'image/gif' }))

  /** All of them in one go, in the order in which they were chosen. */
  async function arrive(count: number) {
    await waitFor(() => expect(reads).toHaveLength(count))
    await act(async () => {
      for (const read of reads) read()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
  }

  it('keeps what is written meanwhile, and another picture, also in a list that was not set before (ADR 0009)', async () => {
    await open('First', 'Second')
    await upload(0, 'one')
    await upload(1, 'two')
    fireEvent.change(screen.getAllByLabelText('Name')[0]!, { target: { value: 'New' } })
    await arrive(2)
    expect(config).toEqual({ tiles: [{ name: 'New', badge: uploaded('one') }, { name: 'Second', badge: uploaded('two') }] })
  })

  it('keeps two that arrive at once in a list that was not set before', async () => {
    await open('First', 'Second')
    await upload(0, 'one')
    await upload(1, 'two')
    await arrive(2)
    expect(config).toEqual({ tiles: [{ name: 'First', badge: uploaded('one') }, { name: 'Second', badge: uploaded('two') }] })
  })

  it('finds its entry at another place, and folded', async () => {
    await open('Second')
    await upload(0, 'two')
    await user.click(screen.getByRole('button', { name: '删除：First' }))
    await user.click(screen.getByRole('button', { name: 'Second' }))
    expect(screen.queryByRole('group', { name: 'Badge' })).not.toBeInTheDocument()
    await arrive(1)
    expect(config).toEqual({ tiles: [{ name: 'Second', badge: uploaded('two') }] })
  })

  it('goes with its entry', async () => {
    await open('First')
    await upload(0, 'one')
    await user.click(screen.getByRole('button', { name: '删除：First' }))
    await arrive(1)
    expect(config).toEqual({ tiles: [{ name: 'Second', badge: '' }] })
  })
})
