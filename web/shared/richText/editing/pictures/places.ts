import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { filesIn } from '#shared/uploads/uploadOptions'

/** Where a picture will stand that is still being uploaded. */
interface Place {
  readonly upload: number
  readonly at: number
}

type Change =
  | { readonly kind: 'add'; readonly places: readonly Place[] }
  /** The picture takes its place, or the place is given up. */
  | { readonly kind: 'end'; readonly upload: number }

const key = new PluginKey<readonly Place[]>('picturePlaces')
const changeOf = (transaction: Transaction) => transaction.getMeta(key) as Change | undefined

interface PlacesOptions {
  /** What stands at the place of each upload: the same element all the while, for others to draw into. */
  readonly elements: Map<number, HTMLElement>
  /** Files were pasted, or dropped at a place. */
  readonly onFiles: (files: readonly File[], at: number | null) => void
  /** A place is gone: its picture has come, or it went with the text around it. */
  readonly onEnd: (upload: number) => void
}

/**
 * Places of pictures that are still being uploaded. They are drawn into the text and move with it, but are no part of it:
 * what is saved meanwhile does not know of them, and neither does undo.
 */
export function createPlaces({ elements, onFiles, onEnd }: PlacesOptions) {
  const elementFor = (upload: number) => {
    const element = elements.get(upload) ?? document.createElement('div')
    element.contentEditable = 'false'
    elements.set(upload, element)
    return element
  }
  return new Plugin<readonly Place[]>({
    key,
    state: {
      init: () => [],
      apply: (transaction, places) => nextPlaces(transaction, places),
    },
    view: () => ({
      update(view, before) {
        const places = key.getState(view.state) ?? []
        for (const { upload } of key.getState(before) ?? []) {
          if (places.some((place) => place.upload === upload)) continue
          elements.delete(upload)
          onEnd(upload)
        }
      },
    }),
    props: {
      decorations(state) {
        const widgets = (key.getState(state) ?? []).map(({ upload, at }) =>
          Decoration.widget(at, () => elementFor(upload), {
            key: `upload ${upload}`,
            side: -1,
            stopEvent: () => true,
            ignoreSelection: true,
          }),
        )
        return DecorationSet.create(state.doc, widgets)
      },
      handlePaste(_view, event) {
        const files = filesIn(event.clipboardData)
        if (files.length > 0) onFiles(files, null)
        return files.length > 0
      },
      handleDOMEvents: {
        // Before the editor's own handler, which leaves what is dropped beside the lines to the browser.
        drop(view, event) {
          const files = filesIn(event.dataTransfer)
          if (files.length === 0) return false
          event.preventDefault()
          const found = view.posAtCoords({ left: event.clientX, top: event.clientY })
          onFiles(files, found?.pos ?? view.state.doc.content.size)
          return true
        },
      },
    },
  })
}

function nextPlaces(transaction: Transaction, places: readonly Place[]): readonly Place[] {
  const change = changeOf(transaction)
  const ended = change?.kind === 'end' ? places.findIndex(({ upload }) => upload === change.upload) : -1
  const kept = places.flatMap((place, index) => {
    if (index === ended) return []
    // Those after the picture that has come stay after it.
    const isLater = ended >= 0 && index > ended && place.at === places[ended]?.at
    const { pos, deletedAcross } = transaction.mapping.mapResult(place.at, isLater ? 1 : -1)
    return deletedAcross ? [] : [{ ...place, at: pos }]
  })
  return change?.kind === 'add' ? [...kept, ...change.places] : kept
}

/** Puts places for uploads into the text: where the caret is, which goes on after them, or where files were dropped. */
export function addPlaces(editor: Editor, uploads: readonly number[], droppedAt: number | null): void {
  const { state, view } = editor
  const { tr } = state
  const at = makeRoom(tr, droppedAt ?? state.selection.to)
  if (droppedAt === null) tr.setSelection(Selection.near(tr.doc.resolve(at), 1)).scrollIntoView()
  const places = uploads.map((upload) => ({ upload, at }))
  view.dispatch(tr.setMeta(key, { kind: 'add', places } satisfies Change))
}

/** Gives up the place of an upload. */
export function removePlace(editor: Editor, upload: number): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { kind: 'end', upload } satisfies Change))
}

/** Puts the picture where its upload has its place. Nothing where the place is gone. */
export function fillPlace(editor: Editor, upload: number, mediaId: number): void {
  const { state, view } = editor
  const place = key.getState(state)?.find((each) => each.upload === upload)
  const node = state.schema.nodes['media']?.create({ mediaId, alt: '' })
  if (!place || !node) return
  // A step of its own for undo.
  const tr = closeHistory(state.tr).replaceRangeWith(place.at, place.at, node)
  view.dispatch(tr.setMeta(key, { kind: 'end', upload } satisfies Change))
}

/** Parts the lines at a position, so that a block may stand between them. Answers where it may. */
function makeRoom(tr: Transaction, position: number): number {
  const place = tr.doc.resolve(position)
  const { parent, parentOffset } = place
  if (!parent.isTextblock) return position
  if (parentOffset === 0) return place.before()
  if (parentOffset < parent.content.size) {
    tr.split(position)
    return position + 1
  }
  const after = place.after()
  const line = tr.doc.type.schema.nodes['paragraph']
  if (line && !tr.doc.resolve(after).nodeAfter) tr.insert(after, line.create())
  return after
}
