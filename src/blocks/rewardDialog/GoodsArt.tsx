import styled from 'styled-components'
import { useArtColours } from '@/ui/art/artColours'
import { Canvas, Sparkle } from '@/ui/art/parts'
import { radius, themed } from '@/ui/theme'

/** A box with a ribbon: a thing that was won and has no picture. */
export function GoodsArt() {
  const c = useArtColours()
  return (
    <Canvas>
      <ellipse cx="120" cy="164" rx="66" ry="7" fill={c.ink} fillOpacity=".25" />
      <path d="M66 88h108v66q0 8-8 8H74q-8 0-8-8z" fill={c.paper} />
      <path d="M56 64h128q4 0 4 4v22q0 4-4 4H56q-4 0-4-4V68q0-4 4-4z" fill="#fff" />
      <path d="M66 94h108v8H66z" fill={c.ink} fillOpacity=".12" />
      <path d="M108 64h24v98h-24z" fill={c.accent} />
      <path d="M120 62C96 64 74 52 82 38c8-13 32-2 38 24 6-26 30-37 38-24 8 14-14 26-38 24z" stroke={c.accent} strokeWidth="9" strokeLinejoin="round" />
      <Sparkle x={44} y={44} size={10} />
      <Sparkle x={198} y={36} size={13} />
      <Sparkle x={206} y={122} size={8} fill="#fff" />
    </Canvas>
  )
}

const Tile = styled.span`
  display: flex;
  align-items: center;
  width: 100%;
  height: 100%;
  padding: 8%;
  border-radius: ${radius.l};
  background-color: ${themed('heroTo')};
  background-image: linear-gradient(160deg, ${themed('heroFrom')}, ${themed('heroTo')});
`

/** It on the campaign's colour, for a page that is white. */
export const GoodsTile = () => (
  <Tile>
    <GoodsArt />
  </Tile>
)
