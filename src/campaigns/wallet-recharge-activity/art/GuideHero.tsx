import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { Wallet } from './Wallet'

export const GuideHero = (props: HeroProps) => <Hero {...props} scene={<Wallet />} />
