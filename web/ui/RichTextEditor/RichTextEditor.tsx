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
  /** HTML; a change from outside, e.g. a discarded draft, replaces the content. */
  value: string
  onChange: (html: string) => void
  placeholder?: string
  /** Maximum number of characters without tags. */
  maxLength?: number
  /** Labels of the buttons in the viewer's language. */
  words: EditorWords
  /** A lazy component around `EditorBox` with more tools. */
  box?: ComponentType<EditorBoxProps>
}

/** A field for text with headings, lists, quotes and links. Its code is loaded on the first render. */
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
