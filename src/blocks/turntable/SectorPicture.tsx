import { useImage } from '@/ui/display/useImage'
import { SectorIcon, type SectorLook } from './SectorIcon'
import * as S from './Turntable.styles'

type SectorPictureProps = { readonly image: string; readonly look: SectorLook; /** Of the wheel's width (%). */ readonly share: number }

/** Marketing's picture of a sector, and the drawing where it cannot be loaded. */
export function SectorPicture({ image, look, share }: SectorPictureProps) {
  const { src, onError } = useImage(image)
  const place = { width: `${share}%`, height: `${share}%`, marginLeft: `${-share / 2}%` }
  return src === undefined ? <SectorIcon look={look} style={place} /> : <S.Picture src={src} alt="" onError={onError} style={place} />
}
