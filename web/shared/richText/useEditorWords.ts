import { useTranslation } from 'react-i18next'
import type { EditorWords } from '#ui/RichTextEditor/editorWords'

/** Returns the labels of the editor's buttons. */
export function useEditorWords(): EditorWords {
  const { t } = useTranslation('richText')
  return {
    toolbar: t('editor.toolbar'),
    bold: t('editor.bold'),
    italic: t('editor.italic'),
    underline: t('editor.underline'),
    strike: t('editor.strike'),
    heading: t('editor.heading'),
    subheading: t('editor.subheading'),
    bulletList: t('editor.bulletList'),
    numberedList: t('editor.numberedList'),
    quote: t('editor.quote'),
    link: t('editor.link'),
    unlink: t('editor.unlink'),
    linkAddress: t('editor.linkAddress'),
    linkSave: t('editor.linkSave'),
    undo: t('editor.undo'),
    redo: t('editor.redo'),
    left: (count) => (count >= 0 ? t('editor.left', { count }) : t('editor.tooMany', { count: -count })),
  }
}
