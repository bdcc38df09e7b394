import type { ComponentType } from 'react'
import type { LoginVariant } from '@/features/login'
import type { loginPage, LoginPageOptions } from './page'

/** A campaign's own scene for the head of its login page. Loaded together with the page, so that no other scene flashes first. */
export type LoadScene = () => Promise<ComponentType>

/** What a campaign's definition says of its login page. */
export type LoginChoice = {
  readonly loginVariant: LoginVariant
  /** The scene in the head of the login page; without one a taxi in the city. */
  readonly loginScene?: LoadScene
}

export type DriverOptions = Pick<LoginPageOptions, 'hasDriverVariant'>

/** The pages of campaigns without a scene, made once per variant. */
const pages: Partial<Record<LoginVariant, ReturnType<typeof loginPage>>> = {}

/** The login page of a campaign's variant. */
export const loadLoginPage =
  (variant: LoginVariant, loadScene?: LoadScene, { hasDriverVariant = false }: DriverOptions = {}) =>
  async () => {
    const [chunk, Scene] = await Promise.all([import('./page'), loadScene?.()])
    return { page: Scene || hasDriverVariant ? chunk.loginPage({ variant, Scene, hasDriverVariant }) : (pages[variant] ??= chunk.loginPage({ variant })) }
  }
