import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { dayHead, totalHead } from './totalHead'

it.each([
  ['of a list', totalHead(() => '累计收益')],
  ['of one day', dayHead(() => '累计收益')],
])('keeps the place of the sum %s while it loads, and says no ¥--', (_, Head) => {
  const { rerender } = render(<Head cents={undefined} />, { wrapper: MemoryRouter })
  expect(screen.getByText('累计收益')).toBeVisible()
  expect(document.body).not.toHaveTextContent('¥')
  rerender(<Head cents={123_456} />)
  expect(document.body).toHaveTextContent('¥1234.56')
})
