import { expect, test } from 'vitest'
import { ALL_FIELDS } from '../listing-form.ts'
import { createEditorStore } from './editor-store.ts'

test('SELL-11 a key changes its own field alone: nothing else of the editor is drawn again for it', () => {
  const store = createEditorStore({ listing: null, draft: null, onCreated: () => undefined })
  store.change({ name: 'J' })
  const before = store.get()

  store.change({ name: 'Jo' })

  const { form, ...others } = store.get()
  expect(ALL_FIELDS.filter((field) => form[field] !== before.form[field])).toEqual(['name'])
  for (const [part, value] of Object.entries(others)) expect(value).toBe(Reflect.get(before, part))
  store.forget()
})
