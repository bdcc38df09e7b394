import { render, screen } from '@testing-library/react'
import { CoveredScreen } from './CoveredScreen'

afterEach(() => document.getElementById('shell')?.remove())

it('draws no bones below the document’s first paint, and says all the same that the page is loading', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="shell"></div>')
  render(<CoveredScreen><p>bones</p></CoveredScreen>)
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText('bones')).not.toBeInTheDocument()
})

it('draws them where nothing covers them', () => {
  render(<CoveredScreen><p>bones</p></CoveredScreen>)
  expect(screen.getByText('bones')).toBeInTheDocument()
})
