import { render, screen } from '@testing-library/react'
import { CoveredScreen } from './CoveredScreen'

afterEach(() => document.getElementById('shell')?.remove())

it('renders no skeleton below the document’s first paint, but says that the page is loading', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="shell"></div>')
  render(<CoveredScreen><p>skeleton</p></CoveredScreen>)
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument()
})

it('draws it where nothing covers it, for the eye alone', () => {
  render(<CoveredScreen><h1>headline</h1></CoveredScreen>)
  expect(screen.getByText('headline')).toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
})
