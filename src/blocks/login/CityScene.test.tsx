import { render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FirstPaint } from '@/lib/page/firstPaint'
import { CityScene } from './CityScene'

const City = () => <svg className="built" />

it('draws the city by itself where no document has drawn it', async () => {
  const { container } = render(<CityScene />)
  await waitFor(() => expect(container.querySelector('[data-city] > svg')).not.toBeNull())
})

it('is drawn at once in a document', () => {
  const markup = renderToStaticMarkup(
    <FirstPaint value={{ City }}>
      <CityScene />
    </FirstPaint>,
  )
  expect(markup).toMatch(/<div data-city="true"[^>]*><svg class="built">/)
})

it('takes over what the document has drawn, and keeps it for the next login page', () => {
  document.body.insertAdjacentHTML('afterbegin', '<div id="shell"><div data-city><svg class="drawn"></svg></div></div>')
  const drawn = document.querySelector('.drawn')
  const first = render(<CityScene />)
  expect(first.container.querySelector('[data-city] > svg')).toBe(drawn)
  document.getElementById('shell')?.remove()
  first.unmount()
  const next = render(<CityScene />)
  expect([...next.container.querySelectorAll('svg')]).toEqual([drawn])
})
