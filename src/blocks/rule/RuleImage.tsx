import styled from 'styled-components'
import { neutral } from '@/ui/theme'
import { useImage } from '@/ui/display/useImage'

const Img = styled.img`
  display: block;
  width: 100%;
  height: auto;
`

const Missing = styled.p`
  padding: 2rem 16px;
  background-color: ${neutral.sunken};
  color: ${neutral.textSoft};
  text-align: center;
`

/** A picture of a rule, as high as it is; one that cannot be loaded leaves its words. */
export function RuleImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  const image = useImage(src)
  return image.src ? <Img {...image} alt={alt} decoding="async" /> : <Missing>{alt}</Missing>
}
