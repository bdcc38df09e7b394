import type { LoginVariant } from '@/features/login'
import { ThemeProvider } from '@/ui/theme'
import { driverTheme } from '@/ui/theme/driverTheme'
import { LoginView, type LoginViewProps } from './LoginView'

type VariantLoginViewProps = LoginViewProps & {
  /** What the campaign has for all. A driver may get the drivers' page instead (`useLoginVariant`). */
  readonly configured: LoginVariant
}

/** The login page in the campaign's colours, or in the drivers' where the campaign's own is for others: its scene, made for its colours, could not be read in those. */
export function VariantLoginView({ configured, Scene, ...page }: VariantLoginViewProps) {
  const isOwn = page.data.variant === configured
  return (
    <ThemeProvider overrides={!isOwn && page.data.variant === 'taxi-driver' ? driverTheme : undefined}>
      <LoginView {...page} Scene={isOwn ? Scene : undefined} />
    </ThemeProvider>
  )
}
