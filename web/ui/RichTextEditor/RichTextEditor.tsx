import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useId, type ComponentType, type ReactNode } from 'react'
import type { EditorBoxProps } from './EditorBox'
import type { EditorWords } from './editorWords'
import classes from './RichTextEditor.module.css'

const PlainBox = lazy(async () => ({ default: (await import('./EditorBox')).EditorBox }))

interface RichTextEditorProps {
  label: string
  description?: ReactNode
  error?: ReactNode
  /** HTML; a change from outside, such as a draft that is thrown away, replaces what stands there. */
  value: string
  onChange: (html: string) => void
  placeholder?: string
  /** The most characters without the tags; the count is shown when it comes near. */
  maxLength?: number
  /** What the buttons are called, in the member's language. */
  words: EditorWords
  /** A lazy component round `EditorBox`, for a place that offers more than the usual. */
  box?: ComponentType<EditorBoxProps>
}

/** A field for a text with headings, lists, quotes and links. Its parts are loaded when it is first shown. */
export function RichTextEditor({ label, description, error, box: Box = PlainBox, ...rest }: RichTextEditorProps) {
  const id = useId()
  const [labelId, describedBy] = [`${id}-label`, `${id}-about`]
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      labelProps={{ id: labelId }}
      descriptionProps={{ id: describedBy }}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <Suspense fallback={<Skeleton className={classes.loading} />}>
        <Box
          {...rest}
          labelledBy={labelId}
          describedBy={error ? `${id}-error` : description ? describedBy : undefined}
          invalid={Boolean(error)}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
