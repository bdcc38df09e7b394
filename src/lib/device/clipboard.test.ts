import { jest } from '@jest/globals'
import { copyText } from './clipboard'

function giveClipboard(clipboard: { writeText: (text: string) => Promise<void> } | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

/** Stands in for the browser's own command and says what it would have copied. */
function giveCopyCommand(works: boolean): () => string | undefined {
  let copied: string | undefined
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement
    copied = field.value.slice(field.selectionStart, field.selectionEnd)
    return works
  }
  return () => copied
}

describe('copyText', () => {
  it('uses the clipboard where there is one', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    giveClipboard({ writeText })
    await expect(copyText('https://h5/?promotorCode=A')).resolves.toBe(true)
    expect(writeText).toHaveBeenCalledWith('https://h5/?promotorCode=A')
  })

  it('selects and copies where there is none, leaves nothing behind and gives the focus back', async () => {
    giveClipboard(undefined)
    const copied = giveCopyCommand(true)
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    await expect(copyText('link')).resolves.toBe(true)
    expect(copied()).toBe('link')
    expect(document.querySelector('textarea')).toBeNull()
    expect(button).toHaveFocus()
    button.remove()
  })

  it('tries the older way when the clipboard is refused', async () => {
    giveClipboard({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    const copied = giveCopyCommand(true)
    await expect(copyText('link')).resolves.toBe(true)
    expect(copied()).toBe('link')
  })

  it('says so when nothing works', async () => {
    giveClipboard(undefined)
    giveCopyCommand(false)
    await expect(copyText('link')).resolves.toBe(false)
  })
})
