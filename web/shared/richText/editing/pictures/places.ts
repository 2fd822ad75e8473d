import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { filesIn } from '#shared/uploads/uploadFiles'

/** The place of a picture in upload. */
interface Place {
  readonly upload: number
  readonly at: number
}

type Change =
  | { readonly kind: 'add'; readonly places: readonly Place[] }
  /** The picture arrived, or the place was removed. */
  | { readonly kind: 'end'; readonly upload: number }

const key = new PluginKey<readonly Place[]>('picturePlaces')
const changeOf = (transaction: Transaction) => transaction.getMeta(key) as Change | undefined

interface PlacesOptions {
  /** The element of each upload's placeholder, which stays the same, for React portals. */
  readonly elements: Map<number, HTMLElement>
  /** Called when files were pasted, or dropped at a position. */
  readonly onFiles: (files: readonly File[], at: number | null) => void
  /** Called when a placeholder is gone: its picture arrived, or the text around it was deleted. */
  readonly onEnd: (upload: number) => void
}

/**
 * Placeholders of pictures in upload. They are decorations that move with the text, so that neither saving nor
 * undo includes them.
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
        // Runs before the editor's own handler, which leaves drops between lines to the browser.
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
    // Later placeholders at the same position stay behind the picture.
    const isLater = ended >= 0 && index > ended && place.at === places[ended]?.at
    const { pos, deletedAcross } = transaction.mapping.mapResult(place.at, isLater ? 1 : -1)
    return deletedAcross ? [] : [{ ...place, at: pos }]
  })
  return change?.kind === 'add' ? [...kept, ...change.places] : kept
}

/** Adds placeholders at the caret, or where files were dropped. */
export function addPlaces(editor: Editor, uploads: readonly number[], droppedAt: number | null): void {
  const { state, view } = editor
  const { tr } = state
  const at = makeRoom(tr, droppedAt ?? state.selection.to)
  if (droppedAt === null) tr.setSelection(Selection.near(tr.doc.resolve(at), 1)).scrollIntoView()
  const places = uploads.map((upload) => ({ upload, at }))
  view.dispatch(tr.setMeta(key, { kind: 'add', places } satisfies Change))
}

/** Removes the placeholder of an upload. */
export function removePlace(editor: Editor, upload: number): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { kind: 'end', upload } satisfies Change))
}

/** Replaces the placeholder of an upload by its picture. Does nothing if the placeholder is gone. */
export function fillPlace(editor: Editor, upload: number, mediaId: number): void {
  const { state, view } = editor
  const place = key.getState(state)?.find((each) => each.upload === upload)
  const node = state.schema.nodes['media']?.create({ mediaId, alt: '' })
  if (!place || !node) return
  // A separate undo step.
  const tr = closeHistory(state.tr).replaceRangeWith(place.at, place.at, node)
  view.dispatch(tr.setMeta(key, { kind: 'end', upload } satisfies Change))
}

/** Splits the paragraph at a position to make room for a block. Returns the block's position. */
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
