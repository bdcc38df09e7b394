import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Agreement, Submit } from './FormCard.styles'
import { FormRow } from './FormRow'

/** A form before its fields can be filled in. */
export const FormSkeleton = ({ title, rows, hasFact = false }: { readonly title: string; readonly rows: number; /** It ends with something that it knows by itself. */ readonly hasFact?: boolean }) => (
  <Card title={title}>
    {Array.from({ length: rows }, (_, at) => (
      <FormRow key={at} isWrong={false}>
        <Skeleton shape="block" height="3.25rem" />
      </FormRow>
    ))}
    {hasFact && <Skeleton shape="block" height="3.25rem" />}
    <Agreement />
    <Submit>
      <Skeleton shape="pill" />
    </Submit>
  </Card>
)
