import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseConfig } from '@/lib/pageConfig'
import { CardView } from './CardView'
import { cardConfig } from './config'

const texts = { title: 'Landing', headline: 'A gift', desc: 'For you', button: 'Take it' }

function show(raw: unknown) {
  const press = jest.fn<() => void>()
  const { container } = render(<CardView config={parseConfig(cardConfig, raw).config} data={null} actions={{ press }} texts={texts} />)
  return { press, container }
}

it('shows words and art of its own while marketing says nothing', async () => {
  const { press } = show({})
  expect(screen.getByRole('heading', { level: 1, name: 'A gift' })).toBeVisible()
  expect(screen.getByText('For you')).toBeVisible()
  expect(document.title).toBe('Landing')
  await userEvent.click(screen.getByRole('button', { name: 'Take it' }))
  expect(press).toHaveBeenCalledTimes(1)
})

it("shows marketing's pictures in their order, without one that cannot be loaded", () => {
  const { container } = show({ title: 'Mine', bgColor: '#00aa11', images: [{ image: 'https://img.example.com/1.png', desc: 'one' }, { image: 'https://img.example.com/2.png', desc: 'two' }, { image: 'javascript:x' }] })
  const names = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'))
  expect(names()).toEqual(['one', 'two'])
  expect(screen.queryByText('A gift')).not.toBeInTheDocument()
  expect(container.querySelector('[data-box="bgColor"]')).toHaveStyle({ backgroundColor: '#00aa11' })
  fireEvent.error(screen.getByRole('img', { name: 'one' }))
  expect(names()).toEqual(['two'])
})
