import type { LodgeContent } from '../../writing/content'
import type { FieldErrors } from '../../writing/useFieldErrors'

export interface FieldsProps {
  readonly content: LodgeContent
  readonly errors: FieldErrors
  readonly onChange: (part: Partial<LodgeContent>) => void
}
