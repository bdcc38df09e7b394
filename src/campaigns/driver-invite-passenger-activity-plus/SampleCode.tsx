import styled from 'styled-components'
import { qrCodeFixtures } from '@/blocks/qrCode/fixtures'
import { qrImage } from '@/features/share'

/** Square before the code is there. */
const Place = styled.div`
  position: relative;
  padding-top: 100%;

  > img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
`

/** It is drawn on a canvas, which the page's own document is made without. */
const draw = (image: HTMLImageElement | null): void => {
  if (image) image.src = qrImage(qrCodeFixtures.default.link)
}

/** A code that can be scanned, where each driver's own will stand. */
export const SampleCode = () => (
  <Place>
    <img ref={draw} alt="" />
  </Place>
)
