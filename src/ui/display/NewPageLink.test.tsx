import { render, screen } from '@testing-library/react'
import { NewPageLink } from './NewPageLink'

it('opens beside the page, which the new one can neither see nor lead away', () => {
  render(<NewPageLink to="https://agreements.example.com/privacy">《隐私政策》</NewPageLink>)
  const link = screen.getByRole('link', { name: /《隐私政策》/ })
  expect(link).toHaveAttribute('href', 'https://agreements.example.com/privacy')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://plain.example', '//evil.example', 'https://u:p@evil.example', ''])('renders a link to %j as plain text', (to) => {
  render(<NewPageLink to={to}>《隐私政策》</NewPageLink>)
  expect(screen.getByText('《隐私政策》')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
