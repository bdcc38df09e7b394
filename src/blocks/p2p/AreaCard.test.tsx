import { fireEvent, render } from '@testing-library/react'
import { AreaCard } from './AreaCard'

it('draws the campaign’s own map where marketing’s cannot be loaded', () => {
  const Map = () => <svg />
  const { container } = render(<AreaCard title="服务范围" note="" image="https://img.example.com/map.png" Map={Map} cities={[]} />)
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('svg')).toBeVisible()
})
