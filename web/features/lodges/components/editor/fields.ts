import type { FieldErrors } from '#shared/writing/useFieldErrors'
import type { Field, LodgeContent } from '../../writing/content'

export interface FieldsProps {
  readonly content: LodgeContent
  readonly errors: FieldErrors<Field>
  readonly onChange: (part: Partial<LodgeContent>) => void
}
