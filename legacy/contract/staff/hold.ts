import Type from 'typebox'
import { DateTime, nullable } from '../call'

/** Who of the staff has something of a desk in hand. */
export const hold = {
  takenBy: nullable(Type.String({ description: 'The name of who of the staff holds it' })),
  takenByViewer: Type.Boolean(),
  takenUntil: nullable(DateTime),
}
