import { useState, type ReactNode } from 'react'
import { PreviewBoundary } from '@/features/preview'
import { FaultScreen } from './FaultScreen'

/** The tool is never blank either: whatever breaks it, there is a way out that needs no knowledge of browsers. */
export function FaultBoundary({ children }: { readonly children: ReactNode }) {
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  return (
    <PreviewBoundary resetKey={attempt} onBroken={setError} instead={<FaultScreen error={error} onDropped={() => setAttempt(attempt + 1)} />}>
      {children}
    </PreviewBoundary>
  )
}
