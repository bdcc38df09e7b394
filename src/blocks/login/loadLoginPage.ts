import type { ComponentType } from 'react'
import type { LoginVariant } from '@/features/login'
import type { loginPage } from './page'

/** A campaign's own scene for the head of its login page. It comes with the page: no other one is seen before it. */
export type LoadScene = () => Promise<ComponentType>

/** What campaigns without a scene of their own share. */
const pages: Partial<Record<LoginVariant, ReturnType<typeof loginPage>>> = {}

/** The login page of a campaign's variant. */
export const loadLoginPage = (variant: LoginVariant, loadScene?: LoadScene) => async () => {
  const [chunk, Scene] = await Promise.all([import('./page'), loadScene?.()])
  return { page: Scene ? chunk.loginPage({ variant, Scene }) : (pages[variant] ??= chunk.loginPage({ variant })) }
}
