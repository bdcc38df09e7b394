import { fireEvent, render, screen } from '@testing-library/react'
import { PageFrame } from './PageFrame'

describe('PageFrame', () => {
  it('titles the document and holds the one main part', () => {
    const { rerender } = render(<PageFrame title="邀好友得现金">内容</PageFrame>)
    expect(document.title).toBe('邀好友得现金')
    expect(screen.getByRole('main')).toHaveTextContent('内容')
    rerender(<PageFrame title="活动规则">内容</PageFrame>)
    expect(document.title).toBe('活动规则')
  })

  it('drops a background that cannot be loaded and tries a new one', () => {
    const { container, rerender } = render(<PageFrame background="/a.png">内容</PageFrame>)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.querySelector('img')).toBeNull()
    rerender(<PageFrame background="/b.png">内容</PageFrame>)
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.png')
  })
})
