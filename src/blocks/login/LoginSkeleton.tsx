import { LoginFormSkeleton, type LoginVariant } from '@/features/login'
import { LoginFrame, type LoginHead } from './LoginFrame'

type LoginSkeletonProps = LoginHead & { readonly variant: LoginVariant; readonly isProtocolHidden: boolean }

/** The loading cover (spec 1 §2): the page as it will be, with the places of what is still to come. */
export const LoginSkeleton = ({ isProtocolHidden, ...frame }: LoginSkeletonProps) => (
  <LoginFrame {...frame}>
    <LoginFormSkeleton isProtocolHidden={isProtocolHidden} />
  </LoginFrame>
)
