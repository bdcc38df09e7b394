import { fireEvent, render } from '@testing-library/react'
import { NoPermissionView } from './NoPermissionView'

it('draws its own art where marketing’s picture cannot be loaded', () => {
  const actions = { leave: () => undefined, callCar: () => undefined }
  const { container } = render(<NoPermissionView config={{ image: 'https://img.example.com/a.png', title: '', text: '' }} actions={actions} />)
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('svg')).toBeVisible()
})
