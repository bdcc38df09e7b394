import type { ComponentType } from 'react'
import type { LoginVariant } from '@/features/login'

/** A campaign's own scene for the head of its login page. It comes with the page: no other one is seen before it. */
export type LoadScene = () => Promise<ComponentType>

/** The login page of a campaign's variant. */
export const loadLoginPage = (variant: LoginVariant, loadScene?: LoadScene) => async () => {
  const [{ loginPage, pages }, Scene] = await Promise.all([import('./page'), loadScene?.()])
  return { page: Scene ? loginPage({ variant, Scene }) : pages[variant] }
}
