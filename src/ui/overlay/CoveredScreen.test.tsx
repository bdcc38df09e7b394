import { render, screen } from '@testing-library/react'
import { CoveredScreen } from './CoveredScreen'

afterEach(() => document.getElementById('shell')?.remove())

it('renders no skeleton below the document’s first paint, but says that the page is loading', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="shell"></div>')
  render(<CoveredScreen><p>skeleton</p></CoveredScreen>)
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument()
})

it('draws them where nothing covers them', () => {
  render(<CoveredScreen><p>skeleton</p></CoveredScreen>)
  expect(screen.getByText('skeleton')).toBeInTheDocument()
})
