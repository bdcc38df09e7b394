import { useId } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Strip } from '@/ui/display/Strip'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { font, fontSize, neutral, radius, themed } from '@/ui/theme'
import { payMessages } from './messages'

export type Package = {
  readonly id: string
  /** Integer cents: what it costs. */
  readonly cents: number
  /** What comes with it. */
  readonly note: string
  /** A word at its corner; '' for none. */
  readonly tag: string
  /** What it costs without the activity; 0 where nothing is compared. */
  readonly usualCents: number
}

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -0.375rem;
`

/** Two in a row; one where the row is narrower than 15rem, which letters may be as well. */
const Place = styled.div`
  position: relative;
  width: calc((15rem - 100%) * 1000);
  min-width: 50%;
  max-width: 100%;
  padding: 0.375rem;
`

const Face = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 5.5rem;
  padding: 0.75rem 0.5rem;
  border: 2px solid ${neutral.lineStrong};
  border-radius: ${radius.l};
  text-align: center;
  cursor: pointer;
`

/** The radio itself is there for keyboard and screen reader; its label is what is seen. */
const Radio = styled.input`
  position: absolute;
  opacity: 0;

  &:checked + label > ${Face} {
    border-color: ${themed('primary')};
    background-color: ${themed('primarySoft')};
  }

  &:focus + label > ${Face} {
    box-shadow: 0 0 0 3px ${themed('accent')};
  }
`

const Cost = styled.span`
  font-family: ${font.number};
  font-size: 1.625rem;
  font-weight: 700;
  line-height: 1.2;
`

const Usual = styled.s`
  margin-left: 0.375rem;
  color: ${neutral.textSoft};
  font-family: ${font.text};
  font-size: ${fontSize.small};
  font-weight: 400;
`

const Note = styled.span`
  margin-top: 0.25rem;
  color: ${themed('primary')};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.35;
`

const Tag = styled.span`
  position: absolute;
  top: -0.125rem;
  right: 0.75rem;
  padding: 0 0.5rem;
  border-radius: ${radius.s};
  color: ${themed('onPrimary')};
  background-color: ${themed('primary')};
  font-size: ${fontSize.caption};
  line-height: 1.25rem;
`

type PackagePickerProps = { readonly title: string; readonly packages: readonly Package[]; readonly chosenId: string | undefined; readonly onChoose: (id: string) => void }

/** What is sold: one of it is chosen. */
export function PackagePicker({ title, packages, chosenId, onChoose }: PackagePickerProps) {
  const name = useId()
  const { soldOut } = useMessages(payMessages)
  return (
    <Card title={title} box="packagesTitle">
      {packages.length === 0 ? (
        <Strip role="status">{soldOut}</Strip>
      ) : (
        <Rows role="radiogroup" aria-label={title}>
          {packages.map(({ id, cents, usualCents, note, tag }) => (
            <Place key={id}>
              <Radio id={`${name}${id}`} type="radio" name={name} checked={id === chosenId} onChange={() => onChoose(id)} />
              <label htmlFor={`${name}${id}`}>
                <Face>
                  <Cost>
                    <Price cents={cents} isShort />
                    {usualCents > cents && (
                      <Usual>
                        <Price cents={usualCents} isShort />
                      </Usual>
                    )}
                  </Cost>
                  {note && <Note>{note}</Note>}
                </Face>
                {tag && <Tag>{tag}</Tag>}
              </label>
            </Place>
          ))}
        </Rows>
      )}
    </Card>
  )
}

export const PackagesSkeleton = ({ title }: { readonly title: string }) => (
  <Card title={title}>
    <Rows>
      {[1, 2, 3, 4].map((at) => (
        <Place key={at}>
          <Skeleton shape="block" height="5.5rem" />
        </Place>
      ))}
    </Rows>
  </Card>
)
